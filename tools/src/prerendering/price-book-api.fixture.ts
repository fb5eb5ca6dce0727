import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { priceBookPaths, type ActivePriceBook } from '@programme/contracts';
import type { DigestedPrices } from '../release-folder/price-books.js';

/** `GET /api/price-book` with the prices that a test puts into force, over HTTP. */
export class PriceBookApi {
  /** Replaces the whole answer, for an API that has failed. */
  answer: ((response: ServerResponse) => void) | undefined;
  /** The status of each answer. */
  readonly statuses: number[] = [];
  #active: () => ActivePriceBook;
  readonly #server: Server;

  constructor(prices: DigestedPrices) {
    this.#active = () => bookOf(prices, null);
    this.#server = createServer((request, response) => this.#handle(request, response));
  }

  async listen(port = 0): Promise<this> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Puts other prices into force: at once, or when an instant comes that is announced. */
  switchTo(prices: DigestedPrices, at?: Date): void {
    const before = this.#active();
    const after = bookOf(prices, null);
    this.#active = () =>
      at && new Date() < at ? { ...before, next: { id: after.id, effectiveFrom: at.toISOString() } } : after;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #handle(request: IncomingMessage, response: ServerResponse): void {
    response.once('finish', () => this.statuses.push(response.statusCode));
    if (this.answer) return this.answer(response);
    const active = this.#active();
    const etag = `"${active.digest} ${active.next?.id}"`;
    if (request.url !== priceBookPaths.active) return void response.writeHead(404).end();
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    response.writeHead(200, { etag, 'content-type': 'application/json' }).end(JSON.stringify(active));
  }
}

const bookOf = ({ digest, content }: DigestedPrices, next: null): ActivePriceBook => ({
  id: `book-${digest.slice(0, 8)}`,
  label: 'Made up',
  effectiveFrom: '2026-01-01T00:00:00.000Z',
  digest,
  content,
  next,
});

import { createServer, type Server, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the fake answers a call. */
type ChatAnswer =
  | { readonly kind: 'ok' }
  | { readonly kind: 'refused'; readonly error?: string }
  | { readonly kind: 'rate-limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'server-error' }
  | { readonly kind: 'html' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'half-answer' }
  | { readonly kind: 'hang' };

export type ChatMessage = {
  readonly token: string;
  readonly channel: string;
  readonly text: string;
  readonly unfurlLinks: boolean;
  readonly unfurlMedia: boolean;
  readonly markup: boolean;
};

const json = { 'Content-Type': 'application/json; charset=utf-8' };

/**
 * A real HTTP server in place of Slack's: takes `POST /api/chat.postMessage` as Slack does, answers as it is told,
 * and remembers what it was sent. A test in another process speaks to it by `GET /messages` and `PUT /answer`.
 */
export class FakeSlack {
  #server: Server = createServer();
  #port = 0;
  #answer: ChatAnswer = { kind: 'ok' };
  /** Calls from this one on wait. */
  #heldFrom = Infinity;
  #held = Promise.resolve();
  /** Messages that were answered with `ok`. */
  delivered: ChatMessage[] = [];
  /** Every message that came in, whatever the answer. */
  attempts: ChatMessage[] = [];

  /** @param port a free one unless given */
  static async start(port: number = 0) {
    const chat = new FakeSlack();
    await chat.open(port);
    return chat;
  }

  /** What `SLACK_API_URL` is to be. */
  get apiUrl() {
    return `http://127.0.0.1:${this.#port}/api/`;
  }

  /** @param answer to every call from now on */
  answerWith(answer: ChatAnswer) {
    this.#answer = answer;
  }

  /**
   * Takes messages and does not answer until the returned function is called.
   *
   * @param options messages that are answered before
   */
  holdAnswers({ after = 0 }: { after?: number } = {}) {
    this.#heldFrom = this.attempts.length + after;
    let release = () => undefined;
    this.#held = new Promise((resolve) => (release = () => void resolve()));
    return () => {
      this.#heldFrom = Infinity;
      release();
    };
  }

  /** @param count resolves when so many messages have come in, whatever the answer */
  async untilAttempts(count: number) {
    while (this.attempts.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  /** Takes connections again after `close`, at the same port. */
  async open(port = this.#port) {
    this.#server = createServer((request, response) => void this.#receive(request, response));
    await new Promise((resolve, reject) => {
      this.#server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined));
    });
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Refuses connections, and breaks those that are open. */
  async close() {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #receive(request: IncomingMessage, response: ServerResponse) {
    const body = await textOf(request);
    const call = `${request.method} ${request.url}`;
    if (call === 'GET /messages') {
      return response.writeHead(200, json).end(JSON.stringify({ delivered: this.delivered, attempts: this.attempts }));
    }
    if (call === 'PUT /answer') {
      this.answerWith(JSON.parse(body));
      return response.writeHead(204).end();
    }
    if (call !== 'POST /api/chat.postMessage') return this.#fail(response, 'unknown_method');

    const message = messageOf(request.headers.authorization, body);
    this.attempts.push(message);
    if (this.attempts.length > this.#heldFrom) await this.#held;
    if (!message.token) return this.#fail(response, 'not_authed');
    if (!message.channel) return this.#fail(response, 'channel_not_found');
    if (!message.text) return this.#fail(response, 'no_text');
    return this.#reply(response, message);
  }

  #reply(response: ServerResponse, message: ChatMessage) {
    const answer = this.#answer;
    switch (answer.kind) {
      case 'ok':
        this.delivered.push(message);
        return response
          .writeHead(200, json)
          .end(JSON.stringify({ ok: true, channel: `D${message.channel.slice(1)}`, ts: String(Date.now() / 1000) }));
      case 'refused':
        return this.#fail(response, answer.error);
      case 'rate-limited':
        return response
          .writeHead(429, { ...json, 'Retry-After': String(answer.retryAfterSeconds) })
          .end(JSON.stringify({ ok: false, error: 'ratelimited' }));
      case 'server-error':
        return response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal Server Error');
      case 'html':
        return response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html><body>Maintenance</body></html>');
      case 'broken':
        return response.destroy();
      case 'half-answer':
        response.writeHead(200, { ...json, 'Content-Length': '100' }).write('{"ok":true');
        return setTimeout(() => response.destroy(), 20);
      case 'hang':
        return undefined;
    }
  }

  /** Slack says what is wrong in the body of a 200. */
  #fail(response: ServerResponse, error?: string) {
    response.writeHead(200, json).end(JSON.stringify({ ok: false, error }));
  }
}

async function textOf(request: IncomingMessage) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** The client sends forms; the token is a header, or a field of the form. */
function messageOf(authorization: string | undefined, body: string): ChatMessage {
  const form = new URLSearchParams(body);
  const field = (name: string) => form.get(name) ?? '';
  return {
    token: authorization?.replace(/^Bearer /, '') ?? field('token'),
    channel: field('channel'),
    text: field('text'),
    unfurlLinks: field('unfurl_links') !== 'false',
    unfurlMedia: field('unfurl_media') !== 'false',
    markup: field('mrkdwn') !== 'false',
  };
}

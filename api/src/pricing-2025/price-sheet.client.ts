import { Inject, Injectable } from '@nestjs/common';
import { check, pricing2025Schema, type Pricing2025, type Pricing2025Query } from '@programme/contracts';
import { ProblemError } from '../http/problem.error.js';
import { Metrics } from '../metrics/metrics.js';

/** Injection token of the time that a sheet has for its whole answer, in milliseconds. */
export const SHEET_TIMEOUT_MS = Symbol('SHEET_TIMEOUT_MS');

/** Four numbers take some hundred bytes. */
const longestAnswer = 64 * 1024;

/** Calls a configured 2025 spreadsheet script (decision P5). */
@Injectable()
export class PriceSheetClient {
  readonly #count: (labels: { outcome: 'ok' | 'failed' }) => void;

  constructor(
    @Inject(SHEET_TIMEOUT_MS) private readonly timeoutMs: number,
    metrics: Metrics,
  ) {
    this.#count = metrics.counter('price_sheet_answers_total', 'Questions to a configured price sheet', ['outcome']);
  }

  /** Throws `price-sheet-failed` unless the sheet answers in time, 2xx, with JSON that holds the four numbers. */
  async price(sheet: string, query: Pricing2025Query): Promise<Pricing2025> {
    const url = new URL(sheet);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    try {
      const price = readPrice(await this.#fetch(url));
      this.#count({ outcome: 'ok' });
      return price;
    } catch (cause) {
      this.#count({ outcome: 'failed' });
      throw new ProblemError('price-sheet-failed', { cause });
    }
  }

  async #fetch(url: URL): Promise<unknown> {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(this.timeoutMs),
    });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !/^application\/(\w+\+)?json\b/i.test(type)) {
      await response.body?.cancel();
      throw new Error(`The price sheet answered ${response.status} ${type}`);
    }
    return JSON.parse(await readText(response)) as unknown;
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > longestAnswer) throw new Error('The price sheet answered at too great a length');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function readPrice(answer: unknown): Pricing2025 {
  const result = check(pricing2025Schema, answer);
  if (!result.ok) throw new Error(`The price sheet's answer is wrong in: ${result.issues.map(({ field }) => field)}`);
  const { startFee2025, monthTotal2025, longMonthDiscount, value2025 } = result.value;
  return { startFee2025, monthTotal2025, longMonthDiscount, value2025 };
}

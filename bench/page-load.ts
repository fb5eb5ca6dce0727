import { throttle, type Conditions } from './throttling.js';
import type { Browser, CDPSession } from '@playwright/test';

/** What one load of a page took. Times in ms since the navigation began. */
export type PageLoad = {
  /** Bytes of JavaScript as packed, without headers. */
  scripts: number;
  requests: number;
  /** The longest chain of requests, each begun when the one before had ended, up to the largest paint. */
  hops: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** When the field is there to type into; what is typed is kept. */
  field: number;
  /** When React has the field. */
  input: number;
};

/** A page to load, and the selector of the field that is waited for. */
type Visit = { url: string; field: string; cookies?: { name: string; value: string; url: string }[] };

/** What {@link observe} leaves in the page. */
type Observations = Pick<PageLoad, 'fcp' | 'lcp' | 'cls' | 'field' | 'input'> & {
  tasks: [at: number, duration: number][];
};

/** Work after the first paint that keeps the page from answering counts beyond this, in ms (as in Lighthouse). */
const longTask = 50;

export async function loadPage(
  browser: Browser,
  { url, field, cookies = [] }: Visit,
  conditions: Conditions,
): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const session = await throttle(page, conditions);
  const requests = await watchRequests(session);
  // tsx wraps named functions in this helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(observe, field);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.getEntriesByName('takes-input').length > 0, undefined, {
    timeout: 60_000,
  });
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => (window as unknown as { seen: Observations }).seen);
  await context.close();
  const finished = [...requests.values()].filter((request): request is FinishedRequest => request.end !== undefined);
  const start = Math.min(...finished.map((request) => request.start));
  const beforePaint = finished.filter(({ end }) => (end - start) * 1000 <= seen.lcp);
  const blocking = seen.tasks.map(([at, duration]) => Math.max(0, at + duration - Math.max(at, seen.fcp) - longTask));
  return {
    scripts: finished.reduce((sum, { type, bytes }) => sum + (type === 'Script' ? bytes : 0), 0),
    requests: finished.length,
    hops: staircase(beforePaint),
    fcp: seen.fcp,
    lcp: seen.lcp,
    tbt: blocking.reduce((sum, time) => sum + time, 0),
    cls: seen.cls,
    field: seen.field,
    input: seen.input,
  };
}

/** Runs in the page before anything of it. */
function observe(field: string) {
  const seen: Observations = { fcp: 0, lcp: 0, cls: 0, field: 0, input: 0, tasks: [] };
  Object.assign(window, { seen });
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean };
  const each = (type: string, take: (entry: Entry) => void): void =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe({ type, buffered: true });
  each('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.fcp = startTime));
  each('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  each('layout-shift', ({ value, hadRecentInput }) => !hadRecentInput && (seen.cls += value));
  each('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  const look = () => {
    const element = document.querySelector(field);
    if (element) seen.field ||= performance.now();
    // React marks what it has hydrated; before that nothing handles a key press.
    if (element && Object.keys(element).some((key) => key.startsWith('__reactProps'))) {
      seen.input = performance.now();
      performance.mark('takes-input');
      clearInterval(looking);
    }
  };
  // Not with each frame: asking for frames has the page draw them.
  const looking = setInterval(look, 20);
}

/** Times in seconds. */
type Request = { type: string; start: number; end?: number; bytes: number };
type FinishedRequest = Request & { end: number };

async function watchRequests(session: CDPSession): Promise<Map<string, Request>> {
  const requests = new Map<string, Request>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
    if (!request.url.startsWith('data:')) requests.set(requestId, { type: type ?? '', start: timestamp, bytes: 0 });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.end = timestamp;
  });
  return requests;
}

/** How many requests came one after the other. */
function staircase(requests: readonly FinishedRequest[]) {
  const done: { end: number; depth: number }[] = [];
  for (const { start, end } of [...requests].sort((one, other) => one.start - other.start)) {
    const before = done.filter((request) => request.end <= start).map(({ depth }) => depth);
    done.push({ end, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...done.map(({ depth }) => depth));
}

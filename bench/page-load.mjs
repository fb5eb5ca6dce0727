import { throttle } from './throttling.mjs';

/**
 * What one load of a page took. Times in ms since the navigation began.
 *
 * @typedef {{ scripts: number, requests: number, hops: number, fcp: number, lcp: number, tbt: number, cls: number,
 *   field: number, input: number }} PageLoad `scripts`: bytes of JavaScript as packed, without headers; `hops`: the longest
 *   staircase of requests, each begun when the one before had ended, up to the largest paint; `field`: when the field is there
 *   to type into (what is typed is kept), `input`: when React has it
 */

/** Work after the first paint that keeps the page from answering counts beyond this, in ms (as in Lighthouse). */
const longTask = 50;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, field: string, cookies?: { name: string, value: string, url: string }[] }} visit `field`: a selector
 * @param {import('./throttling.mjs').Conditions} conditions
 * @returns {Promise<PageLoad>}
 */
export async function loadPage(browser, { url, field, cookies = [] }, conditions) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const session = await throttle(page, conditions);
  const requests = await watchRequests(session);
  await page.addInitScript(observe, field);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.getEntriesByName('takes-input').length > 0, undefined, {
    timeout: 60_000,
  });
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => /** @type {any} */ (window).seen);
  await context.close();
  const finished = [...requests.values()].filter(({ end }) => end !== undefined);
  const start = Math.min(...finished.map((request) => request.start));
  const beforePaint = finished.filter(({ end }) => (end - start) * 1000 <= seen.lcp);
  const blocking = seen.tasks.map((/** @type {number[]} */ [at = 0, duration = 0]) =>
    Math.max(0, at + duration - Math.max(at, seen.fcp) - longTask),
  );
  return {
    scripts: finished.reduce((sum, { type, bytes }) => sum + (type === 'Script' ? bytes : 0), 0),
    requests: finished.length,
    hops: staircase(beforePaint),
    fcp: seen.fcp,
    lcp: seen.lcp,
    tbt: blocking.reduce((/** @type {number} */ sum, /** @type {number} */ time) => sum + time, 0),
    cls: seen.cls,
    field: seen.field,
    input: seen.input,
  };
}

/** Runs in the page before anything of it. @param {string} field */
function observe(field) {
  const seen = { fcp: 0, lcp: 0, cls: 0, field: 0, input: 0, tasks: /** @type {number[][]} */ ([]) };
  Object.assign(window, { seen });
  /** @type {(type: string, take: (entry: any) => void) => void} */
  const each = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  each('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.fcp = startTime));
  each('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  each('layout-shift', ({ value, hadRecentInput }) => !hadRecentInput && (seen.cls += value));
  each('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  const look = () => {
    const element = document.querySelector(field);
    if (element) seen.field ||= performance.now();
    // React names what it has taken over; before that a key press is nobody's.
    if (element && Object.keys(element).some((key) => key.startsWith('__reactProps'))) {
      seen.input = performance.now();
      performance.mark('takes-input');
      clearInterval(looking);
    }
  };
  // Not with each frame: asking for frames has the page draw them.
  const looking = setInterval(look, 20);
}

/** @typedef {{ type: string, start: number, end: number, bytes: number }} Seen times in s */

/** @param {import('@playwright/test').CDPSession} session @returns {Promise<Map<string, Seen>>} */
async function watchRequests(session) {
  /** @type {Map<string, any>} */
  const requests = new Map();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
    if (!request.url.startsWith('data:')) requests.set(requestId, { type, start: timestamp, bytes: 0 });
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

/** How many requests came one after the other. @param {readonly Seen[]} requests */
function staircase(requests) {
  /** @type {{ end: number, depth: number }[]} */
  const done = [];
  for (const { start, end } of [...requests].sort((one, other) => one.start - other.start)) {
    const before = done.filter((request) => request.end <= start).map(({ depth }) => depth);
    done.push({ end, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...done.map(({ depth }) => depth));
}

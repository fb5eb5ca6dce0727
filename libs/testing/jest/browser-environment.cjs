/**
 * jsdom with the parts of a browser that it lacks, taken from Node. Node's Request and fetch know no page, so here they
 * resolve `/…` against the page's address; and they take Node's AbortSignal only, so it stands in for jsdom's.
 */
const { TestEnvironment } = require('jest-environment-jsdom');
const { http } = require('msw');
const { setupServer } = require('msw/node');

const fromNode = [
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
  'Headers',
  'ReadableStream',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'structuredClone',
];

/**
 * The server that stub-api.ts gives its answers to. It is loaded here and not by the tests: once a worker instead of once
 * a suite, by Node instead of Jest, which cannot load its ES modules, and away from a test's fake timers.
 */
const server = setupServer();

class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const page = this.global;
    for (const name of fromNode) page[name] = globalThis[name];

    const absolute = (input) => (input instanceof globalThis.Request ? input : new URL(input, page.location.href));
    page.Request = class Request extends globalThis.Request {
      constructor(input, init) {
        super(absolute(input), init);
      }
    };
    page.fetch = (input, init) => globalThis.fetch(absolute(input), init);
    page.requireOfNode = require;
    page.apiServer = {
      listen: (onUnhandledRequest) => server.listen({ onUnhandledRequest }),
      answer: (answer) => server.resetHandlers(http.all('*', ({ request }) => answer(request))),
      reset: () => server.resetHandlers(),
    };
  }

  async teardown() {
    server.close();
    await super.teardown();
  }
}

module.exports = BrowserEnvironment;

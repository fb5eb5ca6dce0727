import { problemMediaType, problemType, type ProblemCode } from '@programme/contracts';

export type ApiAnswer = {
  /** 200 unless given. */
  readonly status?: number;
  /** Sent as JSON, or as it is when it is text. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A call as the API would have seen it. */
export type ApiCall = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly credentials: RequestCredentials;
  /** The parsed JSON body; undefined without one. */
  readonly body: unknown;
};

type Answers = Readonly<Record<string, ApiAnswer | ((call: ApiCall) => ApiAnswer | Promise<ApiAnswer>)>>;

let unexpected: string[] = [];
let pageFetch: typeof fetch | undefined;

/**
 * Answers the page's calls for the rest of the test: `stubApi({ 'GET /api/user': { status: 401 } })`. The list that it
 * returns grows with every call. A call that it has no answer for gets a network error and fails the test at its end.
 */
export function stubApi(answers: Answers): readonly ApiCall[] {
  const calls: ApiCall[] = [];
  pageFetch ??= globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const call = await readCall(request);
    const name = `${call.method} ${call.path}`;
    calls.push(call);
    const answer = answers[name];
    if (!answer) {
      unexpected.push(name);
      throw new TypeError(`No answer for ${name}`);
    }
    return toResponse(
      await Promise.race([typeof answer === 'function' ? answer(call) : answer, aborted(request.signal)]),
    );
  };
  return calls;
}

/** A response that never arrives; only a timeout of the caller ends the wait. */
export const noAnswer = (): Promise<ApiAnswer> => new Promise(() => undefined);

/** The API's error answer for a code of the contracts, with a detail of the test's choice. */
export function problem(
  status: number,
  code: ProblemCode,
  detail: string,
  errors?: Readonly<Record<string, string>>,
): ApiAnswer {
  return {
    status,
    headers: { 'Content-Type': problemMediaType },
    body: { type: problemType(code), title: code, status, detail, requestId: 'test', ...(errors && { errors }) },
  };
}

async function readCall(request: Request): Promise<ApiCall> {
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.text();
  return {
    method: request.method,
    path: pathname,
    query: searchParams,
    headers: request.headers,
    credentials: request.credentials,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
}

function toResponse({ status = 200, body, headers }: ApiAnswer): Response {
  if (body === undefined) return new Response(null, { status, headers });
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'text/plain' : 'application/json';
  return new Response(text, { status, headers: { 'Content-Type': type, ...headers } });
}

afterEach(() => {
  if (pageFetch) globalThis.fetch = pageFetch;
  const calls = unexpected;
  unexpected = [];
  if (calls.length > 0) throw new Error(`Calls that the test has no answer for: ${calls.join(', ')}`);
});

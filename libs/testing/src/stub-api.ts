import { apiPaths, problemMediaType, problemType, type ProblemCode } from '@programme/contracts';

export type ApiAnswer = {
  /** 200 unless given. */
  readonly status?: number;
  /** Sent as JSON, or as it is when it is text. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** No answer comes: `fetch` rejects as without a network. */
  readonly unreachable?: boolean;
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

/** The msw server of the test environment (libs/testing/jest/browser-environment.cjs). */
declare const apiServer: {
  listen(onUnhandledRequest: (request: Request, print: { error(): void }) => void): void;
  /** Replaces earlier answers. Nothing means that there is no answer. */
  answer(answer: (request: Request) => Promise<Response | undefined>): void;
  reset(): void;
};

let unexpected: string[] = [];

beforeAll(() =>
  apiServer.listen(({ method, url }, print) => {
    unexpected.push(`${method} ${url}`);
    print.error();
  }),
);

/** What all staff screens ask for. It is answered where a test does not say otherwise, and not listed then. */
const standing: Answers = {
  [`GET ${apiPaths.settings}`]: {
    body: { registration: false, chat: false, mail: false, timezone: 'Europe/Warsaw' },
  },
};

/**
 * Answers the page's calls for the rest of the test: `stubApi({ 'GET /api/user': { status: 401 } })`. The list that it
 * returns grows with every call. A call that it has no answer for gets a network error and fails the test at its end.
 */
export function stubApi(answers: Answers): readonly ApiCall[] {
  const calls: ApiCall[] = [];
  apiServer.answer(async (request) => {
    const call = await readCall(request.clone());
    const name = `${call.method} ${call.path}`;
    if (answers[name] || !standing[name]) calls.push(call);
    const answer = answers[name] ?? standing[name];
    return answer && toResponse(typeof answer === 'function' ? await answer(call) : answer);
  });
  return calls;
}

export const networkError: ApiAnswer = { unreachable: true };

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

function toResponse({ status = 200, body, headers, unreachable }: ApiAnswer): Response {
  if (unreachable) return Response.error();
  if (body === undefined) return new Response(null, { status, headers });
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'text/plain' : 'application/json';
  return new Response(text, { status, headers: { 'Content-Type': type, ...headers } });
}

afterEach(() => {
  apiServer.reset();
  const calls = unexpected;
  unexpected = [];
  if (calls.length > 0) throw new Error(`Calls that the test has no answer for: ${calls.join(', ')}`);
});

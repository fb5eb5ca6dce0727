import { once } from 'node:events';
import { request, type Agent, type IncomingMessage } from 'node:http';

/** Milliseconds without a byte, after which nobody waits any longer. */
const patience = 30_000;

export type Call = { path: string; method?: string; body?: string; headers?: Record<string, string> };

/**
 * Makes one call, a `POST` unless it says otherwise, and reads its answer to the end.
 *
 * @param agent names the address that the call comes from, and keeps connections or not
 * @param url of the server
 * @param call `body` is JSON
 * @returns status 0 when no answer came; the first cookie that was set
 */
export async function send(
  agent: Agent,
  url: string,
  { path, method = 'POST', body, headers = {} }: Call,
): Promise<{ status: number; cookie: string }> {
  const { hostname, port } = new URL(url);
  const ofBody = body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const sent = request({ hostname, port, path, method, agent, timeout: patience, headers: { ...headers, ...ofBody } });
  sent.once('timeout', () => sent.destroy());
  sent.end(body);
  try {
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    await answer.toArray();
    return { status: answer.statusCode ?? 0, cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '' };
  } catch {
    return { status: 0, cookie: '' };
  }
}

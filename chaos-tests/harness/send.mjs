import { once } from 'node:events';
import { request } from 'node:http';

/** Milliseconds without a byte, after which nobody waits any longer. */
const patience = 30_000;

/** @typedef {{ path: string, method?: string, body?: string, headers?: Record<string, string> }} Call */

/**
 * Makes one call, a `POST` unless it says otherwise, and reads its answer to the end.
 *
 * @param {import('node:http').Agent} agent names the address that the call comes from, and keeps connections or not
 * @param {string} url of the server
 * @param {Call} call `body` is JSON
 * @returns {Promise<{ status: number, cookie: string }>} status 0 when no answer came; the first cookie that was set
 */
export async function send(agent, url, { path, method = 'POST', body, headers = {} }) {
  const { hostname, port } = new URL(url);
  const ofBody = body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const sent = request({ hostname, port, path, method, agent, timeout: patience, headers: { ...headers, ...ofBody } });
  sent.once('timeout', () => sent.destroy());
  sent.end(body);
  try {
    const [answer] = /** @type {[import('node:http').IncomingMessage]} */ (await once(sent, 'response'));
    await answer.toArray();
    return { status: answer.statusCode ?? 0, cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '' };
  } catch {
    return { status: 0, cookie: '' };
  }
}

import { apiPaths } from '@programme/contracts';
import { admin } from './admin.js';

/** No answer for so many milliseconds counts as none. */
const patienceMs = 30_000;

export type Answer = { readonly status: number; readonly headers: Headers; readonly body: unknown };

/** Somebody who calls the API: each call from another address, so that limits of one address are not what is tested. */
export class ApiClient {
  #calls = 0;

  /** @param cookie of a session; empty for a visitor */
  constructor(
    readonly url: string,
    readonly cookie = '',
  ) {}

  /** Logged in as the admin. Throws when that fails. */
  static async admin(url: string): Promise<ApiClient> {
    const { status, headers } = await new ApiClient(url).call('POST', apiPaths.login, admin);
    if (status !== 200) throw new Error(`The login was answered with ${status}`);
    return new ApiClient(url, headers.get('set-cookie')?.split(';')[0]);
  }

  /** The same session at another process. */
  at(url: string): ApiClient {
    return new ApiClient(url, this.cookie);
  }

  /** Rejects when there is no answer. */
  async call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
    this.#calls += 1;
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        'x-forwarded-for': `10.${Math.floor(Math.random() * 256)}.${(this.#calls >> 8) & 255}.${this.#calls & 255}`,
        ...(this.cookie && { cookie: this.cookie }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }
}

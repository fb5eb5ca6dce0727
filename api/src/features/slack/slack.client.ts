import { Inject, Injectable } from '@nestjs/common';
import { ErrorCode, LogLevel, WebClient, type WebAPICallError } from '@slack/web-api';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { failed, type Delivery } from '../notifications/delivery.js';

/** What Slack reads as markup in a text, as it wants it written instead. */
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Escapes a user's text inside a message: it makes no mention, link or line of its own, and its direction of writing
 * does not spill over (first-strong isolate … pop). Slack has no escape for `*`, `_`, `~` and backquotes: messages are
 * sent as plain text (`mrkdwn: false`).
 */
export const escaped = (words: string): string =>
  `\u2068${words.replaceAll(/[&<>]/g, (symbol) => entities[symbol] ?? '').replaceAll(/\s+/g, ' ')}\u2069`;

/** Milliseconds for one call. */
const timeoutMs = 8000;

/** Errors that a retry does not change: the user does not exist, or cannot receive messages. */
const nonRetryable = new Set([
  'channel_not_found',
  'user_not_found',
  'user_disabled',
  'cannot_dm_bot',
  'is_archived',
  'msg_too_long',
  'no_text',
]);

/** Codes of a connection that was never made, or not to the chat itself: nothing was sent. */
const neverConnected =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|EPROTO|ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/** The only user of the Slack API. Never throws and never retries: the dispatcher schedules retries. */
@Injectable()
export class SlackClient {
  readonly #client: WebClient | undefined;

  constructor(@Inject(CONFIG) { slack }: Config) {
    if (slack.token === undefined) return;
    this.#client = new WebClient(slack.token, {
      ...(slack.apiUrl === undefined ? {} : { slackApiUrl: slack.apiUrl }),
      fetch: fetchOrReason,
      timeout: timeoutMs,
      retryConfig: { retries: 0 },
      // Else a 429 makes the client sleep with the message in its hands.
      rejectRateLimitedCalls: true,
      logLevel: LogLevel.ERROR,
      logger: silent,
    });
  }

  /** Whether there is a chat to write to. */
  get isOn(): boolean {
    return this.#client !== undefined;
  }

  /**
   * Writes to a user directly.
   *
   * @param text texts from users in it are `escaped`
   */
  async send(userId: string, text: string): Promise<Delivery> {
    if (!this.#client) return failed('chat_off');
    try {
      await this.#client.chat.postMessage({
        channel: userId,
        text,
        // A client's name is no place for formatting.
        mrkdwn: false,
        unfurl_links: false,
        unfurl_media: false,
      });
      return { ok: true };
    } catch (error) {
      return failureOf(error as WebAPICallError);
    }
  }
}

function failureOf(error: WebAPICallError): Delivery {
  switch (error.code) {
    case ErrorCode.RateLimitedError:
      return failed('ratelimited', { waitMs: error.retryAfter * 1000 });
    case ErrorCode.PlatformError: {
      const reason: unknown = error.data.error;
      // What is no word of Slack's is a page of something that stands in between.
      return typeof reason === 'string' && /^\w{1,80}$/.test(reason)
        ? failed(reason, { nonRetryable: nonRetryable.has(reason) })
        : failed('unreadable_answer');
    }
    case ErrorCode.HTTPError:
      return failed(`http_${error.statusCode}`);
    case ErrorCode.RequestError:
      return failed(error.original.message || 'unreachable', {
        isAnswered: neverConnected.test(codeOf(error.original)),
      });
    default:
      return failed('unreadable_answer', { isAnswered: !brokeOff(error) });
  }
}

/** As `fetch`, whose own message is always the same: what the connection said stands in the cause. */
const fetchOrReason: typeof fetch = (input, init) =>
  fetch(input, init).catch((error: Error) => {
    const cause = (error.cause ?? error) as Error & { code?: unknown };
    throw new Error(typeof cause.code === 'string' ? cause.code : cause.message, { cause });
  });

const codeOf = ({ cause }: Error): string => String((cause as NodeJS.ErrnoException | undefined)?.code);

/** How `fetch` says that the rest of an answer did not come. */
const brokeOff = ({ name }: Error): boolean => name === 'TypeError' || name === 'TimeoutError';

/** The client would write bodies of answers to the console; what matters is in the errors that it throws. */
const silent = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  setLevel: () => undefined,
  getLevel: () => LogLevel.ERROR,
  setName: () => undefined,
};

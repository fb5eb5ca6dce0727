import { Inject, Injectable } from '@nestjs/common';
import { ErrorCode, LogLevel, WebClient, type WebAPICallError } from '@slack/web-api';
import { CONFIG, type Config } from '../config/config.js';

/** Milliseconds for one call. */
const timeoutMs = 8000;

/** Answers that no repetition changes: the user is not there, or cannot be written to. */
const hopeless = new Set([
  'channel_not_found',
  'user_not_found',
  'user_disabled',
  'cannot_dm_bot',
  'is_archived',
  'msg_too_long',
  'no_text',
]);

/** Characters of a reason that are kept. */
const longestReason = 200;

export type Delivery =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** What the chat, or the way there, said: a word or a short sentence. */
      readonly error: string;
      /** Trying again is of no use. */
      readonly hopeless: boolean;
      /** Milliseconds that the chat asks us to wait. */
      readonly waitMs: number;
    };

/** The one door to the chat service. Never throws, and tries once: whoever calls decides about the next time. */
@Injectable()
export class Chat {
  readonly #client: WebClient | undefined;

  constructor(@Inject(CONFIG) { slack }: Config) {
    if (slack.token === undefined) return;
    this.#client = new WebClient(slack.token, {
      ...(slack.apiUrl === undefined ? {} : { slackApiUrl: slack.apiUrl }),
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
   * @param text somebody's words in it are `escaped`
   */
  async send(userId: string, text: string): Promise<Delivery> {
    if (!this.#client) return failed('chat_off');
    try {
      await this.#client.chat.postMessage({ channel: userId, text, unfurl_links: false, unfurl_media: false });
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
      const reason = error.data.error;
      // What is no word of Slack's is a page of something that stands in between.
      return /^\w{1,80}$/.test(reason)
        ? failed(reason, { hopeless: hopeless.has(reason) })
        : failed('unreadable_answer');
    }
    case ErrorCode.HTTPError:
      return failed(`http_${error.statusCode}`);
    case ErrorCode.RequestError:
      return failed(error.original.message || 'unreachable');
    default:
      return failed('unreadable_answer');
  }
}

const failed = (error: string, { hopeless: isHopeless = false, waitMs = 0 } = {}): Delivery => ({
  ok: false,
  error: error.slice(0, longestReason),
  hopeless: isHopeless,
  waitMs,
});

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

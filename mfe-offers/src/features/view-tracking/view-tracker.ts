import { ActiveTime } from './active-time';

/** Milliseconds from one report to the next (S2 §9). */
const reportEveryMs = 30_000;

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;

const changes = ['visibilitychange', 'prerenderingchange'] as const;

export type ViewCalls = {
  /** Resolves to the id of the new view; null when it could not be created. */
  record(): Promise<number | null>;
  /** Resolves to false when the API accepts no more reports of this view. */
  report(viewId: number, duration: number, activeSeconds: number): Promise<boolean>;
};

/** A page that the browser prerenders before a click does not count as visible. */
const isSeen = (): boolean =>
  document.visibilityState === 'visible' && !('prerendering' in document && document.prerendering === true);

/**
 * One view of an offer: made once the page is before somebody's eyes, not while a browser fetches it ahead or keeps it
 * in a tab behind, and reported every 30 seconds and whenever the page may be going (S2 §4). A page that nobody sees
 * calls nothing, for every call renews the reader's session.
 */
export class ViewTracker {
  readonly #calls: ViewCalls;
  #openedAt = 0;
  #active: ActiveTime | undefined;
  #viewId: number | null = null;
  #recording = false;
  #ended = false;
  #stopListening = () => {};

  constructor(calls: ViewCalls) {
    this.#calls = calls;
  }

  /** Begins now or as soon as the page is seen. Answers what ends it, with a last report. */
  start(): () => void {
    const timer = setInterval(() => void this.#tick(), reportEveryMs);
    for (const change of changes) document.addEventListener(change, this.#onVisibility);
    window.addEventListener('pagehide', this.#onLeave);
    for (const sign of signsOfLife) window.addEventListener(sign, this.#onSign, { passive: true, capture: true });
    this.#stopListening = () => {
      clearInterval(timer);
      for (const change of changes) document.removeEventListener(change, this.#onVisibility);
      window.removeEventListener('pagehide', this.#onLeave);
      for (const sign of signsOfLife) window.removeEventListener(sign, this.#onSign, { capture: true });
    };
    if (isSeen()) void this.#begin();
    return () => {
      this.#onLeave();
      this.#end();
    };
  }

  readonly #onVisibility = () => {
    if (!isSeen()) {
      this.#active?.hidden(performance.now());
      void this.#report();
    } else if (this.#active) this.#active.signOfLife(performance.now());
    else void this.#begin();
  };

  /** What is not seen has reported when it went out of sight. */
  readonly #onLeave = () => {
    if (isSeen()) void this.#report();
  };

  readonly #onSign = () => {
    if (isSeen()) this.#active?.signOfLife(performance.now());
  };

  async #tick(): Promise<void> {
    if (!isSeen()) return;
    if (this.#active && this.#viewId === null) await this.#record();
    else await this.#report();
  }

  async #begin(): Promise<void> {
    this.#openedAt = performance.now();
    this.#active = new ActiveTime(this.#openedAt);
    await this.#record();
  }

  /** A view that could not be made is tried again with the next report. */
  async #record(): Promise<void> {
    if (this.#recording || this.#ended) return;
    this.#recording = true;
    this.#viewId = await this.#calls.record();
    this.#recording = false;
  }

  async #report(): Promise<void> {
    if (this.#viewId === null || !this.#active || this.#ended) return;
    const now = performance.now();
    const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
    const duration = seconds(now - this.#openedAt);
    const taken = await this.#calls.report(this.#viewId, duration, seconds(this.#active.total(now)));
    if (!taken) this.#end();
  }

  #end(): void {
    this.#ended = true;
    this.#stopListening();
  }
}

type Send = () => Promise<unknown>;

/** Milliseconds for which a call can be taken back (decision B18), whatever becomes of its toast. */
const takenBackFor = 5000;

/** Calls that can still be taken back. */
const waiting = new Set<Send>();

/** Sends at once what still waits, and resolves when all of it is answered: whoever leaves takes nothing back any more. */
export async function sendDelayedCalls(): Promise<void> {
  const calls = [...waiting];
  waiting.clear();
  window.removeEventListener('pagehide', sendAsThePageGoes);
  document.removeEventListener('visibilitychange', sendOutOfSight);
  await Promise.all(calls.map((send) => send()));
}

const sendAsThePageGoes = () => void sendDelayedCalls();

/** A page that is out of sight may be put aside by the browser, which tells it no more. */
const sendOutOfSight = () => {
  if (document.visibilityState === 'hidden') void sendDelayedCalls();
};

/**
 * Keeps a call for 5 seconds, or until it is sent or taken back before that; leaving the page, or another tab in its
 * place, sends it.
 */
export function delayCall(send: Send) {
  waiting.add(send);
  window.addEventListener('pagehide', sendAsThePageGoes);
  document.addEventListener('visibilitychange', sendOutOfSight);
  /** Whether it was still waiting. */
  const take = () => waiting.delete(send);
  const sendIfWaiting = async () => void (take() && (await send()));
  setTimeout(() => void sendIfWaiting(), takenBackFor);
  return {
    /** Resolves when the call is answered. */
    send: sendIfWaiting,
    /** False when it is too late. */
    takeBack: take,
  };
}

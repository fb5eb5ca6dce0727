type Send = () => Promise<unknown>;

/** Calls that can still be taken back: they are sent once their toast has gone (decision B18). */
const waiting = new Set<Send>();

/** Sends at once what still waits, and resolves when all of it is answered: whoever leaves takes nothing back any more. */
export async function sendDelayedCalls(): Promise<void> {
  const calls = [...waiting];
  waiting.clear();
  window.removeEventListener('pagehide', sendAsThePageGoes);
  await Promise.all(calls.map((send) => send()));
}

const sendAsThePageGoes = () => void sendDelayedCalls();

/** Keeps a call until it is sent or taken back, whichever comes first; leaving the page sends it. */
export function delayCall(send: Send) {
  waiting.add(send);
  window.addEventListener('pagehide', sendAsThePageGoes);
  /** Whether it was still waiting. */
  const take = () => waiting.delete(send);
  return {
    /** Resolves when the call is answered. */
    send: async () => void (take() && (await send())),
    /** False when it is too late. */
    takeBack: take,
  };
}

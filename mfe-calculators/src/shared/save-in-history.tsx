import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '@programme/platform';

/**
 * Milliseconds without a change after which inputs are saved. Safari refuses a page that changes its history more often
 * than 100 times in 30 seconds.
 */
const pause = 250;

/**
 * Saves a screen's inputs in its history entry, so that Back, Forward and a reload find them there, as
 * `useLocation().state`. The entry may have been saved by another release of the screen: who reads it must check its
 * shape. It is a component that draws nothing, so that what it saves does not render the screen anew.
 *
 * @param inputs plain data, which changes identity when it changes; what the screen begins with is not saved
 */
export function SaveInHistory({ inputs }: { readonly inputs: object }) {
  const navigate = useNavigate();
  const { pathname, search, hash, state, key } = useLocation();
  const first = useRef(inputs);
  /** The key that the entry got by the last save. The router renders it later, on a slow phone much later. */
  const savedKey = useRef<string>(null);

  useEffect(() => {
    if (inputs === first.current || JSON.stringify(inputs) === JSON.stringify(state)) return;
    const save = async () => {
      stop();
      if (!isAtEntry(key, savedKey.current)) return;
      await navigate({ pathname, search, hash }, { replace: true, state: inputs });
      const entry = historyEntry();
      if (entry?.key !== undefined && JSON.stringify(entry.usr) === JSON.stringify(inputs))
        savedKey.current = entry.key;
    };
    const stop = () => {
      clearTimeout(timer);
      for (const event of pressed) document.removeEventListener(event, press, { capture: true });
      window.removeEventListener('popstate', stop);
      window.removeEventListener('beforeunload', press);
    };
    const press = () => void save();
    const timer = setTimeout(press, pause);
    // A click may navigate to another history entry; save before it does.
    for (const event of pressed) document.addEventListener(event, press, { capture: true });
    // The current entry has changed, even if its screen is not rendered yet.
    window.addEventListener('popstate', stop);
    // A reload within the pause. In "pagehide" it is too late: the browser reloads the entry as it was before.
    window.addEventListener('beforeunload', press);
    return stop;
  }, [inputs, state, navigate, pathname, search, hash, key]);
  return null;
}

/** What the router keeps in the browser's history; null is the page of a test, with a history of its own. */
const historyEntry = () => window.history.state as { readonly key?: string; readonly usr?: unknown } | null;

/**
 * Whether the browser is still at an entry. During a navigation React may still show the old screen; a write would then
 * replace the new address by the old one.
 *
 * @param keys of the entry: as it is rendered, and as it was saved last
 */
function isAtEntry(...keys: readonly (string | null)[]): boolean {
  const entry = historyEntry();
  // The first entry has no key.
  return entry === null || keys.includes(entry.key ?? 'default');
}

const pressed = ['pointerdown', 'click'] as const;

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

  useEffect(() => {
    if (inputs === first.current || JSON.stringify(inputs) === JSON.stringify(state)) return;
    const save = () => {
      stop();
      if (isAtEntry(key)) void navigate({ pathname, search, hash }, { replace: true, state: inputs });
    };
    const stop = () => {
      clearTimeout(timer);
      for (const event of pressed) document.removeEventListener(event, save, { capture: true });
      window.removeEventListener('popstate', stop);
    };
    const timer = setTimeout(save, pause);
    // A click may navigate to another history entry; save before it does.
    for (const event of pressed) document.addEventListener(event, save, { capture: true });
    // The current entry has changed, even if its screen is not rendered yet.
    window.addEventListener('popstate', stop);
    return stop;
  }, [inputs, state, navigate, pathname, search, hash, key]);
  return null;
}

/**
 * Whether the browser is still at an entry. During a navigation React may still show the old screen; a write would then
 * replace the new address by the old one.
 */
function isAtEntry(key: string): boolean {
  // The router keeps the key of its location there, but for the first; null is the page of a test, with a history of
  // its own.
  const state = window.history.state as { readonly key?: string } | null;
  return state === null || (state.key ?? 'default') === key;
}

const pressed = ['pointerdown', 'click'] as const;

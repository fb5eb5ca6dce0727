import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { OfferMessage } from '@programme/contracts';
import { messageElement } from './message-list';

/**
 * Keeps a form where it is on the screen while somebody types into it: messages that arrive stand above it. Not every
 * browser does that of itself, so the section that uses this has `overflow-anchor: none`.
 */
export function useSteadyForm(messages: readonly OfferMessage[], form: RefObject<HTMLElement | null>): void {
  const shown = useRef(messages);
  useLayoutEffect(() => {
    const bottomOf = (list: readonly OfferMessage[]) =>
      messageElement(list.at(-1)?.id)?.getBoundingClientRect().bottom ?? 0;
    const moved = shown.current.length > 0 ? bottomOf(messages) - bottomOf(shown.current) : 0;
    shown.current = messages;
    if (moved > 0 && form.current?.contains(document.activeElement)) {
      window.scrollBy({ top: moved, behavior: 'instant' });
    }
  }, [messages, form]);
}

import { useState } from 'react';
import { useShell } from '@programme/mfe-contract';
import { forgetDraft, keepDraft, withDraft } from './form-draft';

/** A form whose texts the browser's tab keeps. */
type FormDraft<Values> = {
  /** What the form begins with. */
  readonly begun: Values;
  readonly keep: (values: Values) => void;
  /** Forgets what was sent; without it, all that was typed. */
  readonly forget: (sent?: Values) => void;
};

/**
 * Keeps what is typed into a form in the browser's tab: over a reload, a look at another screen, and a dialog that was
 * closed. Each tab has its own, and each person. Nothing but texts is kept: whether somebody agrees is asked anew.
 *
 * @param name of the form, and of what it changes; without one the form keeps nothing
 * @param secret fields that are never kept, such as passwords
 */
export function useFormDraft<Values extends object>(
  name: string | undefined,
  base: Values,
  secret: readonly string[],
): FormDraft<Values> | null {
  const { session } = useShell();
  // It stays the draft of whoever began it: somebody else may log in while the form is open.
  const [draft] = useState(() => {
    if (name === undefined) return null;
    const place = `form.${session.user?.id ?? 0}.${name}`;
    return {
      begun: withDraft(place, base),
      keep: (values: Values) => keepDraft(place, base, values, secret),
      forget: (sent?: Values) => forgetDraft(place, sent && { base, values: sent, secret }),
    };
  });
  return draft;
}

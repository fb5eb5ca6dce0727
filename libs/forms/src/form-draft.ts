import { inTabStorage } from './tab-storage';

/** What was typed into the fields of a form that are texts, each with what it was typed over. */
type KeptTexts = Readonly<Record<string, readonly [over: unknown, typed: unknown]>>;

/** What a form begins with: what was typed before, where that was typed over the same as stands there now. */
export function withDraft<Values extends object>(place: string, base: Values): Values {
  const restored = inTabStorage((storage) => {
    const kept = JSON.parse(storage.getItem(place) ?? '{}') as KeptTexts;
    return Object.fromEntries(
      Object.entries(base).map(([field, value]: [string, unknown]) => {
        const [over, typed] = kept[field] ?? [];
        return [field, typeof typed === 'string' && over === value ? typed : value];
      }),
    ) as Values;
  });
  return restored ?? base;
}

/** Keeps the texts that differ from what the form began with, but for the secret ones. */
export function keepDraft<Values extends object>(
  place: string,
  base: Values,
  values: Values,
  secret: readonly string[],
): void {
  const kept = draftText(base, values, secret);
  inTabStorage((storage) => (kept === null ? storage.removeItem(place) : storage.setItem(place, kept)));
}

/** Forgets a draft; with what was sent, only if that is what the draft still holds. */
export function forgetDraft<Values extends object>(
  place: string,
  sent?: { readonly base: Values; readonly values: Values; readonly secret: readonly string[] },
): void {
  inTabStorage((storage) => {
    if (sent && storage.getItem(place) !== draftText(sent.base, sent.values, sent.secret)) return;
    storage.removeItem(place);
  });
}

/** A draft as it is stored; null for nothing typed. */
function draftText<Values extends object>(base: Values, values: Values, secret: readonly string[]): string | null {
  const before = base as Readonly<Record<string, unknown>>;
  const typed = Object.entries(values).flatMap(([field, value]: [string, unknown]) =>
    typeof value === 'string' && value !== before[field] && !secret.includes(field)
      ? [[field, [before[field], value]] as const]
      : [],
  );
  return typed.length === 0 ? null : JSON.stringify(Object.fromEntries(typed));
}

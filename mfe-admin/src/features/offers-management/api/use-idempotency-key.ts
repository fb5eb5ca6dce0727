import { nanoid } from 'nanoid';
import { useShell } from '@programme/mfe-contract';
import { inTabStorage } from '@programme/forms/tab-storage';

type Attempt = { readonly contents: string; readonly key: string };

/**
 * Keys by which the API knows a repeated call: a retry with the same contents must not be done twice. They are kept in the
 * browser's tab, as what is typed is: a retry after a reload, or from a dialog that was closed, is a retry all the same.
 *
 * @param call names what is done, and to what
 */
export function useIdempotencyKey(call: string) {
  const { session } = useShell();
  const place = `attempt.${session.user?.id ?? 0}.${call}`;
  return {
    /** The key of the last attempt if its contents were the same, else a new one. */
    keyOf: (body: object): string => {
      const contents = JSON.stringify(body);
      const last = storedAttempt(place);
      if (last?.contents === contents) return last.key;
      const key = nanoid();
      inTabStorage((storage) => storage.setItem(place, JSON.stringify({ contents, key })));
      return key;
    },
    /** After success: the same contents, sent again, are meant. */
    forgetKey: () => void inTabStorage((storage) => storage.removeItem(place)),
  };
}

function storedAttempt(place: string): Attempt | null {
  const found = inTabStorage((storage) => JSON.parse(storage.getItem(place) ?? 'null') as Partial<Attempt> | null);
  return typeof found?.contents === 'string' && typeof found.key === 'string' ? (found as Attempt) : null;
}

import { inTabStorage } from '@programme/forms/tab-storage';
import { isAttempt, isRecord, noAttempt, type Attempt } from '../../shared/attempt';

/** What a client has typed, and the call that it was sent with last: a retry after a reload is a retry all the same. */
export type QuestionDraft = { readonly text: string; readonly name: string; readonly attempt: Attempt };

const noDraft: QuestionDraft = { text: '', name: '', attempt: noAttempt };

const keyOf = (offerId: string) => `offerQuestion.${offerId}`;

/** Keeps a question for as long as the browser's tab is open, over reloads and over the gate. */
export function storeQuestion(offerId: string, changes: Partial<QuestionDraft>): void {
  const draft = { ...storedQuestion(offerId), ...changes };
  inTabStorage((storage) => storage.setItem(keyOf(offerId), JSON.stringify(draft)));
}

/** The stored question about an offer; an empty one without. */
export function storedQuestion(offerId: string): QuestionDraft {
  const found = inTabStorage((storage) => JSON.parse(storage.getItem(keyOf(offerId)) ?? 'null') as unknown);
  return isDraft(found) ? found : noDraft;
}

function isDraft(value: unknown): value is QuestionDraft {
  if (!isRecord(value)) return false;
  const { text, name, attempt } = value;
  return typeof text === 'string' && typeof name === 'string' && isAttempt(attempt);
}

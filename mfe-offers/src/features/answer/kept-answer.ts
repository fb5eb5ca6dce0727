import type { PublicOffer } from '@programme/contracts';
import { inTabStorage } from '@programme/forms/tab-storage';
import { isAttempt, isRecord, noAttempt, type Attempt } from '../../shared/attempt';
import {
  noDrafts,
  type AcceptanceDraft,
  type AnswerDrafts,
  type ChosenTerms,
  type DeclineDraft,
} from './answer-drafts';

/**
 * What a client has typed into the dialogs, and the call that it was sent with last, kept in the browser's tab: a phone
 * that puts the tab aside loses none of it. Whether the client agrees is asked anew each time.
 */
const placeOf = (offerId: string) => `offerAnswer.${offerId}`;

type KeptAnswer = { readonly drafts: AnswerDrafts; readonly attempt: Attempt };

export const keepDrafts = (offerId: string, { revision }: PublicOffer, { acceptance, decline }: AnswerDrafts): void =>
  store(offerId, { acceptance: acceptance && keptOf(acceptance, revision), decline });

export const keepAttempt = (offerId: string, attempt: Attempt): void => store(offerId, { attempt });

export const forgetAnswer = (offerId: string): void =>
  void inTabStorage((storage) => storage.removeItem(placeOf(offerId)));

/** What the tab keeps, for an offer as it is now; what cannot be read is left out. */
export function keptAnswer(offerId: string, offer: PublicOffer): KeptAnswer {
  const { acceptance, decline, attempt } = stored(offerId);
  return {
    drafts: { acceptance: acceptanceOf(acceptance, offer), decline: declineOf(decline) },
    attempt: isAttempt(attempt) ? attempt : noAttempt,
  };
}

function keptOf({ step, chosen, person: { consent: _, ...person } }: AcceptanceDraft, revision: number) {
  const terms = chosen && { quoteId: chosen.quote.id, package: chosen.package, months: chosen.months, revision };
  return { step, terms, person };
}

function acceptanceOf(kept: unknown, offer: PublicOffer): AcceptanceDraft | null {
  if (!isRecord(kept) || !isRecord(kept['person'])) return null;
  const { name, role, email } = kept['person'];
  if (typeof name !== 'string' || typeof role !== 'string' || typeof email !== 'string') return null;
  const chosen = chosenOf(kept['terms'], offer);
  return {
    step: chosen && kept['step'] !== 'option' ? 'person' : 'option',
    chosen,
    person: { name, role, email, consent: false },
  };
}

/** Null for an option of another revision: the client looks at it anew. */
function chosenOf(terms: unknown, { revision, quotes }: PublicOffer): ChosenTerms | null {
  if (!isRecord(terms) || terms['revision'] !== revision) return null;
  const { quoteId, package: offered, months } = terms;
  const quote = quotes.find(({ id }) => id === quoteId);
  const isOffered = offered === 'enterprise' || offered === 'comfort';
  return quote && isOffered && typeof months === 'number' ? { quote, package: offered, months } : null;
}

/** The form checks the reason, as it checks one that was chosen. */
function declineOf(kept: unknown): DeclineDraft {
  if (!isRecord(kept)) return noDrafts.decline;
  const { reason, text } = kept;
  if (typeof reason !== 'string' || typeof text !== 'string') return noDrafts.decline;
  return { reason: reason as DeclineDraft['reason'], text };
}

function stored(offerId: string): Record<string, unknown> {
  const found = inTabStorage((storage) => JSON.parse(storage.getItem(placeOf(offerId)) ?? 'null') as unknown);
  return isRecord(found) ? found : {};
}

function store(offerId: string, changes: object): void {
  const kept = JSON.stringify({ ...stored(offerId), ...changes });
  inTabStorage((storage) => storage.setItem(placeOf(offerId), kept));
}

import type { Dispatch, RefObject, SetStateAction } from 'react';
import type { DeclineReason, OfferedPackage, PublicOffer, Quote } from '@programme/contracts';
import type { Choice, OfferViewModel } from '@programme/offer-view';
import type { Attempt } from '../../shared/attempt';
import type { Accepted, AcceptOption } from './accept-options';

/** An option as it was when the client chose it: an option of the same terms is the same option. */
export type ChosenTerms = { readonly quote: Quote; readonly package: OfferedPackage; readonly months: number };

export type Person = {
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly consent: boolean;
};

export type AcceptanceStep = 'option' | 'person' | 'summary';

export type AcceptanceDraft = {
  readonly step: AcceptanceStep;
  readonly chosen: ChosenTerms | null;
  readonly person: Person;
};

export type DeclineDraft = { readonly reason: DeclineReason | ''; readonly text: string };

/** What a client has typed into the dialogs; kept for as long as the page is open. */
export type AnswerDrafts = {
  readonly acceptance: AcceptanceDraft | null;
  readonly decline: DeclineDraft;
};

export const noDrafts: AnswerDrafts = { acceptance: null, decline: { reason: '', text: '' } };

export type AnswerDialogProps = {
  readonly offerId: string;
  readonly offer: PublicOffer;
  readonly view: OfferViewModel;
  /** Everything that the client can accept. */
  readonly options: readonly AcceptOption[];
  /** What the client has chosen of it, or would most likely. */
  readonly chosen: Accepted | null;
  /** The client has chosen another. */
  readonly onChoose: (choice: Choice) => void;
  /** The revision that the reader has seen before this one; null unless the offer was updated since. */
  readonly before: PublicOffer | null;
  readonly drafts: AnswerDrafts;
  readonly onDrafts: Dispatch<SetStateAction<AnswerDrafts>>;
  readonly attempt: RefObject<Attempt>;
  /** Drawn where nobody sees it. */
  readonly isHidden?: boolean | undefined;
  readonly onClose: () => void;
  /** The answer has arrived. */
  readonly onAnswered: () => void;
};

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PublicOffer } from '@programme/contracts';
import type { Choice, OfferViewModel } from '@programme/offer-view';
import { acceptOptions, choiceOf, chosenOf, preselected, sameTerms, termsOf } from './accept-options';
import { expectedPerson } from './expected-person';
import { keepDrafts, keptAnswer } from './kept-answer';

/** An open offer, and what is chosen of it. */
export type AnsweredOffer = {
  readonly offerId: string;
  readonly offer: PublicOffer;
  readonly view: OfferViewModel;
  /** What the client has chosen on the cards of this revision. */
  readonly choice: Choice | null;
  readonly onChoose: (choice: Choice) => void;
};

type Props = AnsweredOffer & {
  /** Whether a dialog is open, where the client chooses too. */
  readonly isOpen: boolean;
};

/**
 * What the client has typed into the dialogs and what is chosen, which the browser's tab keeps. A choice on a card is one in
 * the dialog, and the other way round.
 */
export function useAnswerDrafts({ offerId, offer, view, choice, onChoose, isOpen }: Props) {
  const [kept] = useState(() => keptAnswer(offerId, offer));
  const [drafts, setDrafts] = useState(kept.drafts);
  const attempt = useRef(kept.attempt);
  const options = acceptOptions(offer, view);
  const { acceptance } = drafts;
  const chosen = acceptance ? sameTerms(options, acceptance.chosen, offer) : preselected(options);

  useEffect(() => {
    if (drafts !== kept.drafts) keepDrafts(offerId, offer, drafts);
  }, [offerId, offer, drafts, kept]);

  const onCard = choice && chosenOf(options, choice);
  const isNews = onCard !== null && !isOpen && onCard.length.value !== (acceptance ? chosen?.length.value : undefined);
  if (isNews) {
    const before = acceptance ?? { person: expectedPerson(offer) };
    setDrafts({ ...drafts, acceptance: { ...before, step: 'person', chosen: termsOf(onCard) } });
  }

  // Of a tab that was loaded anew, and of an update that has the chosen option.
  const fromDraft = acceptance && chosen && !choice ? choiceOf(chosen) : null;
  const { option, months } = fromDraft ?? {};
  const tell = useEffectEvent(onChoose);
  useEffect(() => {
    if (option !== undefined && months !== undefined) tell({ option, months });
  }, [option, months]);

  return { drafts, setDrafts, attempt, options, chosen };
}

import { useState } from 'react';
import type { PublicOffer } from '@programme/contracts';
import { optionsOf, type Choice, type OfferViewModel } from '@programme/offer-view';

type Made = Choice & { readonly revision: number };

/** The option and the length that the client has chosen on a card or in the dialog, of the revision that is shown. */
export function useChoice({ revision }: PublicOffer, { quotes }: OfferViewModel) {
  const [made, setMade] = useState<Made | null>(null);
  const options = quotes.flatMap(optionsOf);
  const only = options.length === 1 ? options[0] : undefined;
  const choice = made?.revision === revision ? made : null;
  const choose = (next: Choice) => setMade({ ...next, revision });
  return {
    choice,
    choose,
    /** Of the only option, or of the one that is chosen, the length that somebody looks at is the chosen one. */
    look: (next: Choice) => {
      if (only || choice?.option === next.option) choose(next);
    },
  };
}

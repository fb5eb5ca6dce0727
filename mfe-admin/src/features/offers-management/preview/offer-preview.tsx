import { useEffect, useRef, useState } from 'react';
import { loadOfferViewTexts } from '@programme/i18n/offer-view';
import { useShell } from '@programme/mfe-contract';
import { useOfferViewModel } from '@programme/offer-view';
import { Notice, Spinner } from '@programme/ui';
import { OfferPaper } from '../display/offer-paper';
import { useQuotePrices, type OpenQuote, type Pricing } from '../quotes/use-quote-prices';
import { pricingOf, type Draft, type DraftQuote } from '../wizard/draft';
import { quoteId, usePreviewOffer } from './use-preview-offer';

type Props = { readonly draft: Draft; readonly open: OpenQuote | null };

/** The client's page of a draft, to look at only: its figures stand in the form and in the list too. */
export function OfferPreview(props: Props) {
  const { translate } = useShell();
  const texts = useOfferTexts();
  if (texts === 'failed') return <Notice tone="warning">{translate('wizard.preview.failed')}</Notice>;
  if (texts === 'loading') return <Spinner label={translate('wizard.preview.loading')} />;
  return <Document {...props} />;
}

function Document({ draft, open }: Props) {
  const { translate } = useShell();
  const view = useOfferViewModel(usePreviewOffer(draft, open));
  const pricing = pricingOf(draft);
  const paper = useRef<HTMLDivElement>(null);
  const marked = open && quoteId(open.key);
  const priced = Boolean(open?.priced);
  useEffect(() => {
    const card = paper.current?.querySelector('[data-marked]');
    const scroller = paper.current?.parentElement;
    if (!card || !scroller) return;
    // Not `scrollIntoView`, which would move the page under the form as well.
    scroller.scrollTop += card.getBoundingClientRect().top - scroller.getBoundingClientRect().top - 16;
  }, [marked, priced]);
  return (
    <>
      {draft.quotes.map((quote) => (
        <PricesSubscription key={quote.key} quote={quote} pricing={pricing} />
      ))}
      <OfferPaper
        ref={paper}
        view={view}
        marked={marked === null ? undefined : { quote: String(marked), text: translate('wizard.preview.editing') }}
      />
    </>
  );
}

/** Keeps the prices of a quote in the store, also before the step that lists it was opened. */
function PricesSubscription({ quote, pricing }: { readonly quote: DraftQuote; readonly pricing: Pricing }) {
  useQuotePrices(quote.fields, pricing);
  return null;
}

/** Loads the texts of the client's page, which are not this remote's. */
function useOfferTexts(): 'loading' | 'ready' | 'failed' {
  const { addTexts } = useShell();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    let gone = false;
    const settle = (next: 'ready' | 'failed') => () => gone || setState(next);
    addTexts('offer-view', loadOfferViewTexts).then(settle('ready'), settle('failed'));
    return () => {
      gone = true;
    };
  }, [addTexts]);
  return state;
}

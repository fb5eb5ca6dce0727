import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NewQuote } from '@programme/contracts';
import { Box } from '@programme/ui';
import { both, comfort, enterprise, publicOffer } from '../model/public-offer.fixture';
import { useOfferViewModel } from '../model/use-offer-view-model';
import type { Choice } from './option-list';
import { QuoteCard } from './quote-card';
import { useLengths } from './use-lengths';

const meta: Meta = { title: 'quote card' };
export default meta;

type Props = {
  readonly quotes: readonly NewQuote[];
  /** What the reader has chosen in place of the length on offer. */
  readonly chosen?: Choice;
  readonly mark?: string;
};

/** The quotes of an offer, in the container that their widths follow. */
function Cards({ quotes, chosen, mark }: Props) {
  const [choice, setChoice] = useState<Choice | null>(chosen ?? null);
  const [offer] = useState(() => publicOffer(quotes));
  const lengths = useLengths(choice, undefined);
  return (
    <Box sx={{ containerType: 'inline-size', display: 'grid', gap: 2 }}>
      {useOfferViewModel(offer).quotes.map((quote) => (
        <QuoteCard key={quote.id} {...{ quote, lengths, mark }} chosen={choice} onChoose={setChoice} />
      ))}
    </Box>
  );
}

export const Enterprise: StoryObj = { render: () => <Cards quotes={[enterprise]} /> };

const discounted: NewQuote = { ...enterprise, discountType: 'percentage', discountValue: 10 };

export const Discounted: StoryObj = { render: () => <Cards quotes={[discounted]} /> };

/** The reader has chosen the length on offer. */
export const Chosen: StoryObj = {
  render: () => <Cards quotes={[enterprise]} chosen={{ option: '1-enterprise', months: 6 }} />,
};

export const WithNote: StoryObj = {
  render: () => <Cards quotes={[{ ...enterprise, note: 'Valid for all sites.' }]} />,
};

/** As the wizard's preview marks the quote that its form is about. */
export const Marked: StoryObj = { render: () => <Cards quotes={[enterprise]} mark="Being edited" /> };

/** A length without a pack, and the cheaper way to buy as much. */
export const ComfortWithHint: StoryObj = {
  render: () => <Cards quotes={[{ ...comfort, showBetterPriceHint: true }]} />,
};

/** The shortest length has no shorter neighbour, and the price is raised to the minimum total. */
export const MinimumTotal: StoryObj = {
  render: () => <Cards quotes={[{ packageType: 'enterprise', activeUsers: 3, monthsCount: 1 }]} />,
};

export const BothPackages: StoryObj = { render: () => <Cards quotes={[both, enterprise]} /> };

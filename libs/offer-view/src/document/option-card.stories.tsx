import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NewQuote } from '@programme/contracts';
import { Box } from '@programme/ui';
import { both, comfort, enterprise, publicOffer } from '../model/public-offer.fixture';
import { useOfferViewModel } from '../model/use-offer-view-model';
import { OptionCard } from './option-card';
import { optionsOf } from './option-list';

const meta: Meta = { title: 'option card' };
export default meta;

type Props = {
  readonly quotes: readonly NewQuote[];
  /** Months that the reader has chosen in place of the length on offer. */
  readonly chosen?: number;
  readonly mark?: string;
};

/** The cards of an offer, in the container that their widths follow. */
function Cards({ quotes, chosen, mark }: Props) {
  const [months, setMonths] = useState(chosen);
  const [offer] = useState(() => publicOffer(quotes));
  const options = optionsOf(useOfferViewModel(offer).quotes);
  return (
    <Box sx={{ containerType: 'inline-size', display: 'grid', '& > *': { mb: 2 } }}>
      {options.map((option) => (
        <OptionCard
          key={option.id}
          option={option}
          shown={months ?? option.item.lengths.find((length) => length.chosen)?.months}
          changed={months !== undefined}
          onChoose={setMonths}
          mark={mark}
        />
      ))}
    </Box>
  );
}

export const Enterprise: StoryObj = { render: () => <Cards quotes={[enterprise]} /> };

const discounted: NewQuote = { ...enterprise, discountType: 'percentage', discountValue: 10 };

export const Discounted: StoryObj = { render: () => <Cards quotes={[discounted]} /> };

/** The reader has switched to the longer neighbour. */
export const AnotherLength: StoryObj = { render: () => <Cards quotes={[enterprise]} chosen={7} /> };

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

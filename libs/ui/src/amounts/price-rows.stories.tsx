import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceRows } from './price-rows';

const meta: Meta<typeof PriceRows> = { component: PriceRows };
export default meta;

export const Kinds: StoryObj<typeof PriceRows> = {
  args: {
    rows: [
      { id: 'users', label: 'Active users', explanation: '130 × €11.00 × 6 months', amount: '€8,580.00' },
      { id: 'onboarding', label: 'Onboarding', amount: '€615.00' },
      { id: 'total', label: 'Total', amount: '€9,195.00', kind: 'total' },
      { id: 'month', label: 'One month', explanation: 'On average', amount: '€1,532.50', kind: 'muted' },
    ],
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumericTable } from './numeric-table';

const meta: Meta<typeof NumericTable> = {
  component: NumericTable,
  decorators: [
    (Story) => (
      <>
        <h2 id="heading">Price by length</h2>
        <Story />
      </>
    ),
  ],
};
export default meta;

const rows = [3, 6, 12].map((months) => ({
  id: String(months),
  cells: [`${months} months`, `€${(months * 1430).toLocaleString('en')}.00`, '€1,430.00'],
  current: months === 6,
}));

export const WithChosenRow: StoryObj<typeof NumericTable> = {
  args: { labelledBy: 'heading', head: ['Length', 'Total', 'Monthly'], rows },
};

export const WiderThanItsPlace: StoryObj<typeof NumericTable> = {
  args: {
    labelledBy: 'heading',
    head: ['Length', ...rows.map(({ id }) => `Total of ${id}`), ...rows.map(({ id }) => `Monthly of ${id}`)],
    rows: rows.map(({ id, cells }) => ({ id, cells: [cells[0], ...rows.flatMap(() => cells.slice(1))] })),
  },
};

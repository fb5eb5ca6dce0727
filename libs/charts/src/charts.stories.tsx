import type { Meta, StoryObj } from '@storybook/react-vite';
import { DailyBarChart, MonthlyBarChart } from './index';

const meta: Meta = { title: 'charts' };
export default meta;

const months = Array.from({ length: 12 }, (_, index) => index + 1);
const total = { id: 'total', label: 'Total', values: months.map((month) => 900 + month * 1350) };
const comfort = { id: 'comfort', label: 'Comfort', values: months.map((month) => (month < 3 ? null : month * 1480)) };
const format = (value: number) => `€${value.toLocaleString('en')}`;
const shared = { label: 'Cost by length', months, monthsLabel: 'Months', format };

export const BarsWithMarkedMonths: StoryObj = {
  render: () => (
    <MonthlyBarChart
      {...shared}
      series={[
        { ...total, chosenMonth: 6, chosenLabel: 'Enterprise' },
        { ...comfort, chosenMonth: 7, chosenLabel: 'Comfort' },
      ]}
    />
  ),
};

const days = [2, 0, 5, 1, 3, 8, 4].map((count, index) => ({ day: `2030-03-0${index + 1}`, count }));

export const BarsOfDays: StoryObj = {
  render: () => <DailyBarChart label="Visits" days={days} countLabel="Visits" formatDay={(day) => day.slice(5)} />,
};

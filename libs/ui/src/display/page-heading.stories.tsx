import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeading } from './page-heading';

const meta: Meta<typeof PageHeading> = { component: PageHeading };
export default meta;

export const WithLeadAndAction: StoryObj<typeof PageHeading> = {
  args: {
    title: 'Offers',
    lead: 'What was sent to clients, the newest first. A client reads an offer after entering its code.',
    action: <Button variant="contained">New offer</Button>,
  },
};

export const LongTitle: StoryObj<typeof PageHeading> = {
  args: { title: 'Kalkulator wynagrodzenia i porównanie całkowitych kosztów programu aktywności' },
};

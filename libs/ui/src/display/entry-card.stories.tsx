import Button from '@mui/material/Button';
import { LockIcon } from '../icons/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EntryCard } from './entry-card';

const meta: Meta<typeof EntryCard> = { component: EntryCard };
export default meta;

export const Gate: StoryObj<typeof EntryCard> = {
  args: {
    mark: <LockIcon />,
    title: 'Your offer is protected',
    lead: 'Enter the code that you received with the link.',
    children: <Button variant="contained">Open</Button>,
  },
};

import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner';

const meta: Meta<typeof Spinner> = { component: Spinner };
export default meta;

export const Loading: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 2 }}>
      <Spinner label="Loading" />
      <Spinner label="Loading a little" size={20} />
      <Skeleton variant="text" width={240} animation={false} />
      <Skeleton variant="rounded" height={80} animation={false} />
    </Stack>
  ),
};

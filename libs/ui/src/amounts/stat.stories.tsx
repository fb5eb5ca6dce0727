import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stat } from './stat';

const meta: Meta<typeof Stat> = { component: Stat };
export default meta;

export const Kinds: StoryObj = {
  render: () => (
    <Stack direction="row" sx={{ gap: 5, alignItems: 'flex-end' }}>
      <Stat label="Total price" amount="1,234,567.89 PLN" prominent />
      <Stat label="Monthly payment" amount="102,880.66 PLN" />
    </Stack>
  ),
};

export const InNarrowContainer: StoryObj = {
  render: () => (
    <Box sx={{ width: 200, containerType: 'inline-size' }}>
      <Stat label="Total price" amount="MX$123,456,789.00" prominent />
    </Box>
  ),
};

import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DisplayPrice } from './display-price';

const meta: Meta = {};
export default meta;

export const Prices: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 2 }}>
      {['38,800.00 zł', '€12,883.00', 'MXN 507,900', '7080 zł', '$1,234,567.89'].map((amount) => (
        <DisplayPrice key={amount}>{amount}</DisplayPrice>
      ))}
    </Stack>
  ),
};

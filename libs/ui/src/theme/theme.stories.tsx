import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens } from './tokens';

const meta: Meta = {};
export default meta;

const variants = ['h1', 'h2', 'h3', 'body1', 'body2', 'caption'] as const;

export const Type: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 2 }}>
      {variants.map((variant) => (
        <Typography key={variant} variant={variant}>
          {variant}: 1,234.50 € · zażółć gęślą jaźń · ¿año?
        </Typography>
      ))}
      <Typography sx={{ color: 'text.secondary' }}>Secondary text</Typography>
    </Stack>
  ),
};

const { series, ...single } = tokens.color;
const colors = [...Object.entries(single), ...series.map((value, index) => [`series ${index + 1}`, value] as const)];

export const Colors: StoryObj = {
  render: () => (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1.5 }}>
      {colors.map(([name, value]) => (
        <Stack key={name} direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <Box
            sx={{ width: 64, height: 32, bgcolor: value, borderRadius: 1, border: '1px solid', borderColor: 'divider' }}
          />
          <Typography variant="caption">{name}</Typography>
        </Stack>
      ))}
    </Box>
  ),
};

import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './text-field';

const meta: Meta<typeof TextField> = { component: TextField };
export default meta;

const holding = (value: string) => ({ value, onChange: () => undefined });

export const States: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 2.5 }}>
      <TextField label="Empty" placeholder="Such as 1,200" />
      <TextField label="Filled, with help" {...holding('1,200')} helperText="Everybody who works for you" />
      <TextField label="Wrong" {...holding('12abc')} error helperText="Enter a whole number above 0" />
      <TextField label="Disabled" {...holding('1,200')} disabled />
      <TextField label="Required" required />
    </Stack>
  ),
};

export const Kinds: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 2.5 }}>
      <TextField label="Small" size="small" {...holding('Small')} />
      <TextField label="Several lines" multiline minRows={3} {...holding('One line\nand another')} />
      <TextField label="A choice" select {...holding('b')}>
        <option value="a">The first</option>
        <option value="b">The second</option>
      </TextField>
      <TextField
        label="With adornments"
        {...holding('15')}
        slotProps={{
          input: {
            startAdornment: <InputAdornment position="start">≤</InputAdornment>,
            endAdornment: <InputAdornment position="end">%</InputAdornment>,
          },
        }}
      />
    </Stack>
  ),
};

export const Focused: StoryObj = {
  render: () => <TextField label="Focused" slotProps={{ htmlInput: { autoFocus: true } }} />,
};

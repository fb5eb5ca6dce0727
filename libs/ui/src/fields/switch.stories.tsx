import { useId, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './checkbox';
import { Slider } from './slider';
import { Switch } from './switch';

const meta: Meta = {};
export default meta;

const states = [
  { label: 'Off', checked: false },
  { label: 'On', checked: true },
  { label: 'Off and disabled', checked: false, disabled: true },
  { label: 'On and disabled', checked: true, disabled: true },
];

export const Switches: StoryObj = {
  render: () => (
    <Stack>
      {states.map(({ label, ...state }) => (
        <FormControlLabel key={label} label={label} control={<Switch {...state} readOnly />} />
      ))}
    </Stack>
  ),
};

export const Checkboxes: StoryObj = {
  render: () => (
    <Stack>
      {states.map(({ label, ...state }) => (
        <FormControlLabel key={label} label={label} control={<Checkbox {...state} readOnly />} />
      ))}
    </Stack>
  ),
};

function Share({ start, disabled = false }: { readonly start: number; readonly disabled?: boolean }) {
  const [share, setShare] = useState(start);
  const id = useId();
  return (
    <div>
      <span id={id}>{share}%</span>
      <Slider
        {...{ min: 10, max: 60, step: 5, usualMax: 35, disabled }}
        aria-labelledby={id}
        value={share}
        valueText={`${share}%`}
        onChange={setShare}
      />
    </div>
  );
}

export const Sliders: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 2 }}>
      <Share start={10} />
      <Share start={30} />
      <Share start={60} />
      <Share start={45} disabled />
    </Stack>
  ),
};

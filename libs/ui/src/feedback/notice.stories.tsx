import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './notice';

const meta: Meta<typeof Notice> = { component: Notice };
export default meta;

const tones = ['information', 'success', 'warning', 'error'] as const;

export const Tones: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 2 }}>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} title={`A notice of the tone ${tone}`}>
          What happened, in a sentence.
        </Notice>
      ))}
    </Stack>
  ),
};

export const Parts: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 2 }}>
      <Notice tone="information">A text without a title</Notice>
      <Notice tone="success" title="A title without a text" />
      <Notice tone="warning" title="With an action" action={<Button>Try again</Button>}>
        What to do about it is below the text.
      </Notice>
      <Notice tone="error" title="One that can be closed" onClose={() => undefined} closeLabel="Close" />
    </Stack>
  ),
};

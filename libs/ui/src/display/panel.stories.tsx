import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BulletList } from './bullet-list';
import { CardBanner } from './card-banner';
import { Panel } from './panel';

const meta: Meta<typeof Panel> = { component: Panel };
export default meta;

const items = [
  { id: 'short', text: 'A short remark.' },
  { id: 'long', text: 'A remark that is long enough to need two lines on a phone and in a narrow column of a page.' },
  { id: 'last', text: 'The last one.' },
];

export const Surfaces: StoryObj = {
  render: () => (
    <Stack sx={{ gap: 3 }}>
      <Panel>
        <Typography variant="h2">A panel with a list</Typography>
        <BulletList items={items} />
      </Panel>
      <Panel sx={{ p: { xs: 0, sm: 0 }, overflow: 'hidden' }}>
        <CardBanner height={76} />
        <Typography sx={{ p: 3 }}>A panel below a banner</Typography>
      </Panel>
    </Stack>
  ),
};

import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentTabs } from './segment-tabs';

const meta: Meta = { component: SegmentTabs };
export default meta;

function Example({ names }: { readonly names: readonly string[] }) {
  const [open, setOpen] = useState(names[0] ?? '');
  const tabs = names.map((name) => ({ value: name, label: name }));
  return (
    <SegmentTabs label="Example" tabs={tabs} open={open} onOpen={setOpen}>
      {`What ${open} shows`}
    </SegmentTabs>
  );
}

export const Several: StoryObj = { render: () => <Example names={['Basics', 'Quotes', 'Summary of the offer']} /> };

export const Single: StoryObj = { render: () => <Example names={['Basics']} /> };

import { useId, type ReactNode } from 'react';
import { Box, Panel, tokens, Typography } from '@programme/ui';

const { color } = tokens;

/** On paper a step stands on one sheet where it fits. */
const card = { breakInside: 'avoid' } as const;

const dark = { ...card, bgcolor: color.panel, color: color.onPanel };

type Props = {
  readonly number: number;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** The ground that it stands on: a card, the brand's dark green, or sand. */
  readonly ground?: 'card' | 'panel' | 'sand';
  /** Gets the id of the heading, for a table that the heading names. */
  readonly children: (headingId: string) => ReactNode;
};

/** One of the page's numbered steps to a price. It is no landmark: its heading is enough, and names a table's own region. */
export function NumberedSection({ number, title, lead, ground = 'card', children }: Props) {
  const id = useId();
  return (
    <Panel component="section" {...(ground === 'panel' ? { sx: dark } : { sx: card, tone: ground })}>
      <Typography id={id} component="h2" variant="h2" sx={{ mb: lead === undefined ? 1.5 : 0.5 }}>
        <Box component="span" sx={{ color: ground === 'panel' ? color.onPanelLine : 'primary.main' }}>
          {`${number}. `}
        </Box>
        <span>{title}</span>
      </Typography>
      {lead !== undefined && <Typography sx={{ mb: 2, color: 'text.secondary', maxWidth: '62ch' }}>{lead}</Typography>}
      {children(id)}
    </Panel>
  );
}

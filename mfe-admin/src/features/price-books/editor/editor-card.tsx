import { useId, type ReactNode } from 'react';
import { Box, Panel, Typography } from '@programme/ui';

type Props = {
  readonly title: string;
  /** What the figures mean. */
  readonly lead?: string;
  readonly children: ReactNode;
};

/** One group of a book's figures. */
export function EditorCard({ title, lead, children }: Props) {
  const id = useId();
  return (
    <Panel component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="h3" id={id}>
        {title}
      </Typography>
      {lead !== undefined && (
        <Typography variant="body2" sx={{ mt: 0.5, maxWidth: '70ch', color: 'text.secondary' }}>
          {lead}
        </Typography>
      )}
      <Box sx={{ mt: 2 }}>{children}</Box>
    </Panel>
  );
}

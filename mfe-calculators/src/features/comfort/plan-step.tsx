import { useId, type ReactNode } from 'react';
import { Box, Panel, Stack, Typography } from '@programme/ui';

type Props = {
  readonly number: number;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** One of the calculator's numbered steps. */
export function PlanStep({ number, title, lead, children }: Props) {
  const heading = useId();
  return (
    <Panel component="section" aria-labelledby={heading}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', mb: 2.5 }}>
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            flexShrink: 0,
            width: 32,
            height: 32,
            borderRadius: '50%',
            bgcolor: 'primary.light',
            color: 'primary.dark',
            fontWeight: 650,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {number}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography id={heading} component="h2" variant="h2">
            {title}
          </Typography>
          {lead !== undefined && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {lead}
            </Typography>
          )}
        </Box>
      </Stack>
      {children}
    </Panel>
  );
}

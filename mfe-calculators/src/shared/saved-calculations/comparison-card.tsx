import type { ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, IconButton, Panel, RemoveIcon, Stack, Typography } from '@programme/ui';
import type { ComparedCalculation } from './compared-calculation';

type Props = {
  readonly calculation: ComparedCalculation;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

/** One saved calculation: what it is for, its figures, and a way to take it off the list. */
export function ComparisonCard({ calculation, onRemove, children }: Props) {
  const { number, name, programme } = calculation;
  const translate = useTranslate();
  return (
    <Panel component="li" sx={{ p: { xs: 2, sm: 2.5 }, display: 'flex', flexDirection: 'column' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography component="h3" variant="h3">
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {programme}
          </Typography>
        </Box>
        <IconButton aria-label={translate('saved.remove', { number })} onClick={onRemove} sx={{ mt: -0.75, mr: -1 }}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Stack>
      {children}
    </Panel>
  );
}

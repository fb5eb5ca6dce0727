import type { ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, IconButton, Panel, RemoveIcon, Stack, Typography } from '@programme/ui';

type Props = {
  /** The number that it was saved with. */
  readonly number: number;
  /** Its number names it, unless it has a name. */
  readonly name?: string;
  /** What was priced. */
  readonly programme: ReactNode;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

/** One saved calculation: what it is for, its figures, and a way to take it off the list. */
export function ComparisonCard({ number, name, programme, onRemove, children }: Props) {
  const translate = useTranslate();
  return (
    <Panel
      component="li"
      sx={{ p: { xs: 2, sm: 2.5 }, breakInside: 'avoid', display: 'flex', flexDirection: 'column' }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography component="h3" variant="h3">
            {name || translate('saved.card', { number })}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {programme}
          </Typography>
        </Box>
        <IconButton
          className="screen-only"
          aria-label={translate('saved.remove', { number })}
          onClick={onRemove}
          sx={{ mt: -0.75, mr: -1 }}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Stack>
      {children}
    </Panel>
  );
}

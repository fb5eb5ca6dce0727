import type { ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, Chip, Typography } from '@programme/ui';
import type { Draft } from './draft';

type Props = {
  readonly title: string;
  readonly draft: Draft;
  /** Leaves the offer that is being changed as it is. */
  readonly onStop: () => void;
  /** What else can be done with it, at its end. */
  readonly action?: ReactNode;
};

/** Heads a step; of an offer that is being changed it says so, and leads out of it. */
export function DraftHeading({ title, draft, onStop, action }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mb: 2 }}>
      <Typography component="h2" variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      {draft.before && (
        <>
          <Chip label={translate('wizard.editMode')} sx={{ bgcolor: 'info.light', color: 'info.main' }} />
          <Button size="small" onClick={onStop} sx={{ ml: 'auto', mr: -2.25 }}>
            {translate('wizard.stop')}
          </Button>
        </>
      )}
      {action !== undefined && <Box sx={{ ml: 'auto' }}>{action}</Box>}
    </Box>
  );
}

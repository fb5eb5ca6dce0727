import { useId } from 'react';
import type { CalculationLog } from '@programme/contracts';
import { noValue } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button } from '@programme/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@programme/ui/overlays';
import { JsonBlock } from './json-block';
import { useLogFields } from './use-log-fields';

type Props = { readonly log: CalculationLog; readonly onClose: () => void };

/** Everything that is kept of one calculation. */
export function LogDetailsDialog({ log, onClose }: Props) {
  const translate = useTranslate();
  const { timestamp, figures } = useLogFields();
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('logs.details.title')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={pairs}>
          <dt>{translate('logs.timestamp')}</dt>
          <dd>{timestamp(log)}</dd>
          <dt>{translate('logs.company')}</dt>
          <dd>{log.companyName ? <bdi>{log.companyName}</bdi> : noValue}</dd>
          {figures.map(({ id: field, label, text }) => [
            <dt key={`${field}-name`}>{label}</dt>,
            <Box key={field} component="dd" sx={{ whiteSpace: 'nowrap' }}>
              {text(log)}
            </Box>,
          ])}
        </Box>
        <JsonBlock title={translate('logs.details.inputs')} value={log.inputs} />
        <JsonBlock title={translate('logs.details.outputs')} value={log.outputs} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} autoFocus>
          {translate('admin.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const pairs = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
  columnGap: 3,
  rowGap: 0.5,
  fontSize: '0.9375rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
} as const;

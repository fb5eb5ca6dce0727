import { useId } from 'react';
import type { CalculationLog } from '@programme/contracts';
import { noValue } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, Stack, tokens, Typography } from '@programme/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@programme/ui/overlays';
import { CalculatorPill } from './calculator-pill';
import { JsonBlock } from './json-block';
import { useLogDetails, type LogFigure } from './use-log-details';
import { useLogFields } from './use-log-fields';

type Props = { readonly log: CalculationLog; readonly onClose: () => void };

/** Everything that is kept of one calculation: figures for people, then the reports as they came. */
export function LogDetailsDialog({ log, onClose }: Props) {
  const translate = useTranslate();
  const { timestamp } = useLogFields();
  const { entered, result } = useLogDetails(log);
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{translate('logs.details.title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ fontWeight: 600, fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>
          {log.companyName ? <bdi>{log.companyName}</bdi> : noValue}
        </Typography>
        <Stack
          direction="row"
          sx={{ mt: 0.5, flexWrap: 'wrap', alignItems: 'center', gap: 1, color: 'text.secondary' }}
        >
          {timestamp(log)}
          <CalculatorPill calculator={log.calculator} />
        </Stack>
        <Box sx={{ ...columns, mt: 2 }}>
          <Figures title={translate('logs.details.entered')} figures={entered} />
          <Figures title={translate('logs.details.result')} figures={result} />
        </Box>
        <Box sx={columns}>
          <JsonBlock title={translate('logs.details.inputs')} value={log.inputs} />
          <JsonBlock title={translate('logs.details.outputs')} value={log.outputs} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('admin.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Figures({ title, figures }: { readonly title: string; readonly figures: readonly LogFigure[] }) {
  const id = useId();
  if (figures.length === 0) return null;
  return (
    <Box component="section" data-ground aria-labelledby={id} sx={figuresLook}>
      <Typography id={id} component="h3" variant="h3">
        {title}
      </Typography>
      <Box component="dl">
        {figures.map(({ id: key, label, text }) => (
          <Box key={key}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  columnGap: 2,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

const figuresLook = {
  p: 2,
  bgcolor: tokens.color.mint,
  borderRadius: `${tokens.radius.medium}px`,
  '& dl': { m: 0, mt: 1 },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', columnGap: 2, py: 0.375 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'right', whiteSpace: 'nowrap' },
} as const;

import { useShell } from '@programme/mfe-contract';
import { Box, IconButton, Panel, PriceRows, RemoveIcon, Stack, Typography } from '@programme/ui';
import type { SavedComfortPlan } from '../../shared/saved-calculations/saved-comfort-plans.slice';
import { planWords, summaryRows } from './summary-rows';
import { useComfortMoney } from './use-comfort-money';
import { useSeatWords } from './use-seat-words';

type Props = {
  /** Its place in the list, from 1. */
  readonly number: number;
  readonly plan: SavedComfortPlan;
  readonly onRemove: () => void;
};

/** A saved plan, in the currency that it was saved in and the words of the page's language. */
export function SavedComfortPlanCard({ number, plan, onRemove }: Props) {
  const { translate } = useShell();
  const money = useComfortMoney(plan.input.currency);
  const seatWords = useSeatWords();
  return (
    <Panel component="li" sx={{ p: { xs: 2, sm: 2.5 }, breakInside: 'avoid' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography component="h3" variant="h3">
            {translate('saved.card', { number })}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {planWords(plan, { translate, seatWords })}
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
      <Box sx={{ pt: 1, fontSize: '0.9rem' }}>
        <PriceRows rows={summaryRows(plan, { translate, money, seatWords })} />
      </Box>
    </Panel>
  );
}

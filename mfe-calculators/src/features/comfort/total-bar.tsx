import { useShell } from '@programme/mfe-contract';
import { Box, Button, Amount } from '@programme/ui';
import type { ComfortCalculation } from './use-comfort-plan';
import { useComfortMoney } from './use-comfort-money';

type Props = { readonly calculation: ComfortCalculation; readonly onSeeSummary: () => void };

/**
 * Where there is no room for the summary beside the steps: the price at the bottom edge, and the way to the summary.
 */
export function TotalBar({ calculation, onSeeSummary }: Props) {
  const { translate, preferences } = useShell();
  const { plan, summary, error } = calculation;
  const money = useComfortMoney(preferences.currency);
  const flex = plan.planType === 'flex';

  return (
    <Box
      role="group"
      className="screen-only"
      aria-label={translate('comfort.summary.title')}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'fab',
        display: { xs: 'flex', lg: 'none' },
        alignItems: 'center',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        gap: 1.25,
        mx: { xs: -2, md: -3 },
        mt: 2.5,
        // To the end of the page, over the frame's own padding.
        mb: { xs: -2.5, md: -4 },
        px: { xs: 2, md: 3 },
        py: 1.25,
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
        boxShadow: '0 -6px 16px rgb(22 36 31 / 8%)',
      }}
    >
      {error ? (
        <Box sx={{ typography: 'body2', minWidth: 0 }}>{translate('comfort.bar.stale')}</Box>
      ) : (
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {translate(flex ? 'comfort.summary.monthly' : 'comfort.summary.total')}
          </Box>
          <Amount
            sx={{
              fontSize: { xs: '1.0625rem', sm: '1.25rem' },
              fontWeight: 650,
              lineHeight: 1.2,
              color: 'primary.main',
            }}
          >
            {money(flex ? summary.seatsCost : summary.totalCost)}
          </Amount>
        </Box>
      )}
      <Button variant="outlined" onClick={onSeeSummary} sx={{ flexShrink: 0, px: { xs: 1.5, sm: 2.25 } }}>
        {translate('comfort.bar.see')}
      </Button>
    </Box>
  );
}

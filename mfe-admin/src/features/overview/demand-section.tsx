import { useId } from 'react';
import type { Overview } from '@programme/contracts';
import { routePath, useTranslate } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Box, tokens, Typography } from '@programme/ui';
import { CalculatorShares } from './calculator-shares';
import { LengthBars } from './length-bars';
import { SectionHeading } from './section-heading';
import { WeeklyLine } from './weekly-line';

/** What visitors and staff ask the calculators for, in the last 12 weeks. */
export function DemandSection({ weeks, lengths, calculators }: Overview['calculations']) {
  const translate = useTranslate();
  const id = useId();
  const total = weeks.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box component="section" data-ground className="wide" aria-labelledby={id} sx={ground}>
      <SectionHeading
        id={id}
        title={translate('overview.demand')}
        beside={
          <Box
            component={RouterLink}
            to={routePath('adminLogs')}
            sx={{ color: tokens.color.brandText, fontWeight: 550 }}
          >
            {translate('overview.demand.all')}
          </Box>
        }
      />
      {total === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate('overview.demand.none')}</Typography>
      ) : (
        <Box sx={columns}>
          <WeeklyLine weeks={weeks} />
          <LengthBars lengths={lengths} total={total} />
          <CalculatorShares calculators={calculators} total={total} />
        </Box>
      )}
    </Box>
  );
}

const ground = {
  p: { xs: 2.25, sm: 3.5 },
  bgcolor: tokens.color.mint,
  borderRadius: `${tokens.radius.large}px`,
} as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(0, 1fr)' },
  columnGap: 6,
  rowGap: 4,
} as const;

import type { ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, CircularProgress, PageHeading, Panel, tokens } from '@programme/ui';
import { roomForPriceBar } from '../price-bar';
import { resultPrintStyles } from '../print/result-print-styles';

type Props = {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** Beside the heading; the same element in each rendering. */
  readonly illustration: ReactNode;
  readonly form: ReactNode;
  /** What the form's calculation led to. */
  readonly result: ReactNode;
  readonly calculating: boolean;
  /** Below the form: what else there is to know about the price. */
  readonly details?: ReactNode;
  /** Below all, over the whole width. */
  readonly children?: ReactNode;
};

/**
 * The calculators' screen: the form and what follows from it, the price beside them, then the comparison. The price
 * stays in view on a wide screen, and follows the form on a narrow one.
 */
export function CalculatorLayout({ title, lead, illustration, form, result, calculating, details, children }: Props) {
  return (
    <Box sx={roomForPriceBar}>
      {/* Printed too: it says which calculator the figures below it come from. */}
      <PageHeading title={title} lead={lead} action={illustration} />
      <Box sx={areas}>
        <Panel className="screen-only" sx={formArea}>
          {form}
        </Panel>
        <Box sx={priceArea} aria-busy={calculating}>
          {result}
          {calculating && <CalculatingOverlay />}
        </Box>
        <Box className="screen-only" sx={detailsArea}>
          {details}
        </Box>
      </Box>
      {children}
    </Box>
  );
}

const formArea = { gridArea: 'form' } as const;

const areas = {
  display: 'grid',
  columnGap: 3,
  rowGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 392px' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: { xs: '"form" "price" "details"', lg: '"form price" "details price"' },
  '@media print': { display: 'block' },
} as const;

const priceArea = {
  gridArea: 'price',
  minWidth: 0,
  position: { xs: 'relative', lg: 'sticky' },
  top: { lg: tokens.headerHeight + 12 },
  ...resultPrintStyles,
} as const;

const detailsArea = {
  gridArea: 'details',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  minWidth: 0,
} as const;

/** Lies over the place of the result, so that nothing jumps while a price is on its way. */
function CalculatingOverlay() {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        minHeight: 120,
        display: 'grid',
        placeItems: 'center',
        borderRadius: `${tokens.radius.large}px`,
        bgcolor: `color-mix(in srgb, ${tokens.color.page} 75%, transparent)`,
      }}
    >
      <CircularProgress aria-label={translate('calculator.form.submitting')} />
    </Box>
  );
}

import type { ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, CircularProgress, PageHeading, Panel } from '@programme/ui';
import { resultPrintStyles } from '../print/result-print-styles';

type Props = {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly form: ReactNode;
  /** What the form's calculation led to. */
  readonly result: ReactNode;
  readonly calculating: boolean;
  /** Below both, over the whole width. */
  readonly children?: ReactNode;
};

/** The calculators' screen: the form, beside it or below it the result, then the comparison. */
export function CalculatorLayout({ title, lead, form, result, calculating, children }: Props) {
  return (
    <>
      {/* Printed too: it says which calculator the figures below it come from. */}
      <PageHeading title={title} lead={lead} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2.5, lg: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(320px, 4fr) minmax(0, 7fr)' },
          alignItems: 'start',
          '@media print': { display: 'block' },
        }}
      >
        <Panel className="screen-only">{form}</Panel>
        <Box sx={{ minWidth: 0, position: 'relative', ...resultPrintStyles }} aria-busy={calculating}>
          {result}
          {calculating && <CalculatingOverlay />}
        </Box>
      </Box>
      {children}
    </>
  );
}

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
        borderRadius: 1,
        bgcolor: (theme) => `color-mix(in srgb, ${theme.palette.background.default} 75%, transparent)`,
      }}
    >
      <CircularProgress aria-label={translate('calculator.form.submitting')} />
    </Box>
  );
}

import type { ReactNode } from 'react';
import { Box, PageHeading, Panel } from '@programme/ui';

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
      <Box className="screen-only">
        <PageHeading title={title} lead={lead} />
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2.5, lg: 3 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(320px, 4fr) minmax(0, 7fr)' },
            alignItems: 'start',
          }}
        >
          <Panel>{form}</Panel>
          <Box sx={{ minWidth: 0 }} aria-busy={calculating}>
            {result}
          </Box>
        </Box>
      </Box>
      {children}
    </>
  );
}

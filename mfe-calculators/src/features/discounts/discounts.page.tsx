import { usePageTitle, useTranslate } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Box, Button, Notice, PageHeading, Panel, Typography } from '@programme/ui';
import { DiscountsExplanation } from './discounts-explanation';
import { DiscountsTable } from './discounts-table';
import { CalculateLink } from '../../shared/calculate-link';
import { usePrintableScreen } from '../../shared/use-printable-screen';
import { useScreenPath } from '../../shared/named-prices/use-screen-path';

/** The 2025 discounts by programme month, from the price book (S1 §2, decision P3). */
export function DiscountsPage() {
  const screenPath = useScreenPath();
  const translate = useTranslate();
  const title = translate('discounts.title');
  usePageTitle(title);
  usePrintableScreen(title);

  return (
    <>
      <PageHeading title={title} lead={translate('discounts.lead')} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2.5, lg: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' },
          alignItems: 'start',
        }}
      >
        <DiscountsExplanation />
        <Panel component="section">
          <Typography id="discounts-table" component="h2" variant="h2" sx={{ mb: 1.5 }}>
            {translate('discounts.table')}
          </Typography>
          <DiscountsTable labelledBy="discounts-table" />
          <Box sx={{ mt: 2.5 }}>
            <Notice
              tone="information"
              title={translate('discounts.note.title')}
              action={
                <Button
                  className="screen-only"
                  color="inherit"
                  size="small"
                  component={RouterLink}
                  to={screenPath('calculator2025')}
                >
                  {translate('discounts.note.open')}
                </Button>
              }
            >
              {translate('discounts.note.text')}
            </Notice>
          </Box>
        </Panel>
      </Box>
      <CalculateLink to="calculator2025" />
    </>
  );
}

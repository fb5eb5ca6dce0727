import { useTranslate } from '@programme/mfe-contract';
import { Box, Panel, Skeleton, visuallyHidden } from '@programme/ui';
import { pageColumns } from './page-columns';

const lines = [1, 2, 3, 4];

/** The offer's page while it loads, in its own layout. */
export function OfferSkeleton() {
  const translate = useTranslate();
  const panel = (
    <Panel>
      {lines.map((line) => (
        <Skeleton key={line} height={36} />
      ))}
    </Panel>
  );
  return (
    <Box role="status" aria-busy>
      <Box component="span" sx={visuallyHidden}>
        {translate('offerPage.loading')}
      </Box>
      <Skeleton width="min(340px, 70%)" height={48} />
      <Skeleton width={120} height={28} sx={{ mb: 3 }} />
      <Box sx={pageColumns}>
        {panel}
        {panel}
      </Box>
    </Box>
  );
}

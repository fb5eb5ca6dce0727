import { useTranslate } from '@programme/mfe-contract';
import { Box, Panel, Skeleton, Stack } from '@programme/ui';

/** The shape of an offer while it is fetched. */
export function OfferSkeleton() {
  const translate = useTranslate();
  return (
    <Stack role="progressbar" aria-label={translate('offer.loading')} sx={{ gap: 3 }}>
      <Panel>
        <Skeleton width="30%" />
        <Skeleton width="70%" height={56} />
        <Skeleton width="50%" />
      </Panel>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', lg: 'repeat(3, minmax(0, 1fr))' } }}>
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} variant="rounded" height={210} />
        ))}
      </Box>
    </Stack>
  );
}

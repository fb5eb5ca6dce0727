import { useTranslate } from '@programme/mfe-contract';
import { Box, Skeleton, tokens } from '@programme/ui';
import { contentColumn, coverColors, overlap } from '@programme/offer-view';

const { color, radius, shadow } = tokens;

/** The shape of an offer while it is fetched. */
export function OfferSkeleton() {
  const translate = useTranslate();
  return (
    <Box className="full-bleed" role="progressbar" aria-label={translate('offer.loading')}>
      <Box
        sx={{
          ...coverColors,
          pt: { xs: 1.5, md: 4 },
          pb: `${overlap + 24}px`,
          '& .MuiSkeleton-root': { bgcolor: color.panelRaised },
        }}
      >
        <Box sx={contentColumn}>
          <Skeleton width="40%" height={24} />
          <Skeleton width="70%" height={64} />
          <Skeleton width="30%" height={24} />
          <Skeleton variant="rounded" height={2} sx={{ my: 5 }} />
          <Skeleton width="100%" height={24} />
        </Box>
      </Box>
      <Box
        sx={{
          ...contentColumn,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          mt: `-${overlap}px`,
          position: 'relative',
        }}
      >
        {[0, 1].map((card) => (
          <Box
            key={card}
            sx={{
              p: { xs: 2.25, lg: 4 },
              bgcolor: color.card,
              borderRadius: `${radius.large}px`,
              boxShadow: shadow.raised,
            }}
          >
            <Skeleton width="60%" height={32} />
            <Skeleton variant="rounded" height={54} sx={{ my: 2 }} />
            <Skeleton width="50%" height={64} />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

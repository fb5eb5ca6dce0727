import { useTranslate } from '@programme/mfe-contract';
import { Box, Panel, Skeleton, tokens } from '@programme/ui';
import { overviewGrid } from './overview-grid';

/** The overview while its figures are on their way: the same places, without words. */
export function OverviewSkeleton() {
  const translate = useTranslate();
  return (
    <Box role="progressbar" aria-label={translate('overview.loading')} sx={overviewGrid}>
      <Panel>
        <Skeleton width="40%" height={28} />
        {Array.from({ length: 4 }, (_, index) => (
          <Box key={index} sx={{ display: 'flex', alignItems: 'center', gap: 1.75, py: 1.375 }}>
            <Skeleton variant="rounded" width={40} height={40} />
            <Box sx={{ flexGrow: 1 }}>
              <Skeleton width="45%" />
              <Skeleton width="70%" />
            </Box>
          </Box>
        ))}
      </Panel>
      <Panel sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <Skeleton width="55%" height={28} />
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={40} />
        ))}
      </Panel>
      <Box
        className="wide"
        sx={{ height: 280, bgcolor: tokens.color.mint, borderRadius: `${tokens.radius.large}px` }}
      />
    </Box>
  );
}

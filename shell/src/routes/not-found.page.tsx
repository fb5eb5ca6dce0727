import { lazy, Suspense } from 'react';
import { routePath, useTranslate } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Box, Button, ErrorBoundary, PageHeading, Stack, tokens } from '@programme/ui';

// Nobody else needs it.
const Drawing = lazy(async () => ({ default: (await import('./not-found-drawing')).NotFoundDrawing }));

export function NotFoundPage() {
  const translate = useTranslate();
  return (
    <>
      <Box className="screen-only" sx={ground}>
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <Drawing />
          </Suspense>
        </ErrorBoundary>
      </Box>
      <PageHeading title={translate('shell.notFound.title')} lead={translate('shell.notFound.text')} />
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="contained" size="large" component={RouterLink} to={routePath('calculator2026')}>
          {translate('shell.notFound.home')}
        </Button>
        <Button variant="outlined" size="large" component={RouterLink} to={routePath('pricing')}>
          {translate('shell.notFound.pricing')}
        </Button>
      </Stack>
    </>
  );
}

/** A sheet of points, as of squared paper. */
const ground = {
  height: { xs: 190, sm: 280 },
  mb: 4,
  borderRadius: `${tokens.radius.large}px`,
  overflow: 'hidden',
  bgcolor: tokens.color.mint,
  color: tokens.color.brandText,
  backgroundImage: 'radial-gradient(color-mix(in srgb, currentColor 22%, transparent) 1.2px, transparent 1.3px)',
  backgroundSize: '20px 20px',
} as const;

import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import {
  Box,
  Button,
  ErrorBoundary,
  Notice,
  ShowIcon,
  Spinner,
  tokens,
  Typography,
  useMediaQuery,
} from '@programme/ui';
import type { OpenQuote } from '../quotes/use-quote-prices';
import type { OfferWizard } from '../wizard/use-offer-wizard';

// The list of offers shows none.
const OfferPreview = lazy(async () => ({ default: (await import('./offer-preview')).OfferPreview }));

/** The screen's width from which the preview stands beside the steps. */
const beside = '@media (min-width: 75em)';

/** As wide as a phone's screen; px. */
const width = 392;

type Props = {
  /** Whether a step is open to which a preview belongs. */
  readonly open: boolean;
  readonly wizard: Pick<OfferWizard, 'draft' | 'loading'>;
  /** The quote in an open form. */
  readonly quote: OpenQuote | null;
  /** The steps. */
  readonly children: ReactNode;
};

/** The steps of the wizard, and beside them what the client will see; behind a button where there is no room for it. */
export function WithPreview({ open, wizard: { draft, loading }, quote, children }: Props) {
  const translate = useTranslate();
  const wide = useMediaQuery(beside);
  const [wanted, setWanted] = useState(false);
  const id = useId();
  const shown = wide || wanted;
  return (
    <Box
      sx={{
        display: open ? 'grid' : 'contents',
        gridTemplateColumns: 'minmax(0, 1fr)',
        columnGap: 3,
        alignItems: 'start',
        [beside]: { gridTemplateColumns: `minmax(0, 1fr) ${width}px` },
        '@media print': { display: 'block' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      {open && !loading && (
        <Box component="aside" className="screen-only" aria-labelledby={id} sx={wide ? column : { mt: 3 }}>
          {!wide && (
            <Button
              variant="outlined"
              startIcon={<ShowIcon />}
              aria-expanded={wanted}
              onClick={() => setWanted(!wanted)}
              sx={{ mb: 2 }}
            >
              {translate('wizard.preview.open')}
            </Button>
          )}
          <Box hidden={!shown} sx={{ mb: 1.5 }}>
            <Typography id={id} component="h2" variant="h3">
              {translate('wizard.preview')}
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {translate('wizard.preview.text')}
            </Typography>
          </Box>
          {shown && (
            <Box
              sx={wide ? scrolling : { maxWidth: width }}
              {...(wide && { tabIndex: 0, role: 'group', 'aria-labelledby': id })}
            >
              <ErrorBoundary fallback={<Notice tone="warning">{translate('wizard.preview.failed')}</Notice>}>
                <Suspense fallback={<Spinner label={translate('wizard.preview.loading')} />}>
                  <OfferPreview draft={draft} open={quote} />
                </Suspense>
              </ErrorBoundary>
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}

/** Stays in view beside steps that are longer than the screen. */
const column = {
  position: 'sticky',
  top: tokens.headerHeight + 16,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  maxHeight: `calc(100dvh - ${tokens.headerHeight + 32}px)`,
  mt: 1.5,
} as const;

const scrolling = {
  minHeight: 0,
  overflowY: 'auto',
  borderRadius: `${tokens.radius.large}px`,
  '&:focus-visible': { outline: `2px solid ${tokens.color.brandText}`, outlineOffset: 2 },
} as const;

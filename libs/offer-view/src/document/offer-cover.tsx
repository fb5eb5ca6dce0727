import type { ReactNode } from 'react';
import { Box, Chip, PulseLine, Stack, tokens, Typography } from '@programme/ui';
import type { OfferViewModel } from '../model/offer-view-model';
import type { AcceptedParts } from './accepted-parts';
import { contentColumn } from './content-column';
import { coverColors } from './cover-colors';

const { color, fontSize } = tokens;

const muted = { color: color.onPanelMuted, '@media print': { color: color.muted } } as const;

const badge = {
  bgcolor: color.panelRaised,
  color: color.onPanel,
  '@media print': { bgcolor: color.neutral, color: color.muted },
} as const;

/** How far the first cards overlap the cover; px. */
export const overlap = 72;

type Props = { readonly view: OfferViewModel; readonly action: ReactNode; readonly accepted: AcceptedParts | null };

/** Whom the offer is for, who made it and how long it stands. */
export function OfferCover({ view, action, accepted }: Props) {
  return (
    <Box
      component="header"
      sx={{
        ...coverColors,
        pt: { xs: 1.5, '@md': 4 },
        pb: `${overlap + 24}px`,
        overflow: 'hidden',
        '@media print': { ...coverColors['@media print'], p: 0 },
      }}
    >
      <Box className="on-cover" sx={accepted ? [contentColumn, accepted.coverLook].flat() : contentColumn}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@md': 'minmax(0, 1fr) minmax(15rem, auto)' },
            gap: { xs: 2, '@md': 6 },
            alignItems: 'start',
          }}
        >
          <Name view={view} accepted={accepted} />
          <Creator view={view} action={action} />
        </Box>
        <Box className="screen-only" sx={{ mt: { xs: 1, '@md': 2.5 }, position: 'relative', ml: '-50cqi' }}>
          <PulseLine height={56} lead="calc(50cqi + 16px)" />
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 0.5, typography: 'body2' }}>
          <Fact view={view} id="created" />
          <Fact view={view} id="validUntil" end>
            {view.daysLeft !== null && (
              <Box component="span" className="screen-only" sx={muted}>
                {` · ${view.daysLeft}`}
              </Box>
            )}
          </Fact>
        </Box>
        <EndNote view={view} />
      </Box>
    </Box>
  );
}

/** The words around the client's name are one line with the vendor's. */
function Name({ view, accepted }: Pick<Props, 'view' | 'accepted'>) {
  const [before = '', after = ''] = view.heading.split(view.clientName);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="span" sx={{ ...muted, '&::after': { content: '" · "', whiteSpace: 'pre' } }}>
        {view.vendor}
      </Typography>
      <Typography component="h1" tabIndex={-1} sx={{ display: 'inline', outline: 'none' }}>
        <Box component="span" sx={muted}>
          {before}
        </Box>
        <Box
          component="span"
          data-name
          sx={{
            display: 'block',
            mt: 0.75,
            fontSize: fontSize.display,
            fontWeight: 600,
            lineHeight: 1.06,
            letterSpacing: '-0.02em',
            textWrap: 'balance',
            overflowWrap: 'anywhere',
          }}
        >
          {view.clientName}
        </Box>
        {after}
      </Typography>
      {accepted && <accepted.Thanks accepted={accepted.view} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1.25 }}>
        <Chip label={view.currency} sx={badge} />
        {view.expired && <Chip label={view.expired.badge} sx={{ bgcolor: color.warnSoft, color: color.warn }} />}
      </Stack>
    </Box>
  );
}

function Creator({ view, action }: Pick<Props, 'view' | 'action'>) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', '@md': 'column' },
        flexWrap: { xs: 'wrap', '@md': 'nowrap' },
        alignItems: { xs: 'center', '@md': 'stretch' },
        gap: 2,
        justifyContent: 'space-between',
        minWidth: 0,
        borderLeft: { '@md': `1px solid color-mix(in srgb, ${color.onPanelLine} 40%, transparent)` },
        pl: { '@md': 3.5 },
        '@media print': { border: 0, p: 0 },
      }}
    >
      <Box
        sx={{ display: 'flex', flex: { xs: '1 1 160px', '@md': 'none' }, gap: 1.5, alignItems: 'center', minWidth: 0 }}
      >
        <Box
          aria-hidden
          className="screen-only"
          sx={{
            display: 'grid',
            placeItems: 'center',
            flexShrink: 0,
            width: 40,
            height: 40,
            borderRadius: '50%',
            bgcolor: color.panelRaised,
            typography: 'body2',
            fontWeight: 650,
          }}
        >
          {view.creatorInitials}
        </Box>
        <Fact view={view} id="creator">
          {view.contacts.map(({ id, label, value, href }) => (
            <Box
              key={id}
              component="a"
              href={href}
              aria-label={`${label}: ${value}`}
              sx={{ display: 'block', color: 'inherit', typography: 'body2', overflowWrap: 'anywhere' }}
            >
              {value}
            </Box>
          ))}
        </Fact>
      </Box>
      <Box className="screen-only" sx={{ flexShrink: 0 }}>
        {action}
      </Box>
    </Box>
  );
}

/** On a line of its own: beside the other fact it would have no room on a phone. */
function EndNote({ view }: Pick<Props, 'view'>) {
  const note = view.facts.find(({ id }) => id === 'validUntil')?.note;
  if (!note) return null;
  return (
    <Typography variant="caption" component="p" sx={{ textAlign: 'right', ...muted }}>
      {note}
    </Typography>
  );
}

type FactProps = Pick<Props, 'view'> & {
  readonly id: string;
  /** Stands at the end of the line. */
  readonly end?: boolean;
  readonly children?: ReactNode;
};

function Fact({ view, id, end = false, children }: FactProps) {
  const fact = view.facts.find((one) => one.id === id);
  if (!fact) return null;
  return (
    <Box component="dl" sx={{ m: 0, minWidth: 0, ...(end && { textAlign: 'right' }) }}>
      <Typography component="dt" variant="caption" sx={{ display: 'block', ...muted }}>
        {fact.label}
      </Typography>
      <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
        <span>{fact.value}</span>
        {children}
      </Box>
    </Box>
  );
}

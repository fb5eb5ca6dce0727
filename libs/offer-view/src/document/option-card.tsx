import { useId } from 'react';
import { Box, Chip, Notice, tokens, Typography } from '@programme/ui';
import { LengthPanel } from './length-panel';
import { LengthSwitch } from './length-switch';
import type { Option } from './option-list';

const { color, radius, shadow } = tokens;

type Props = {
  readonly option: Option;
  /** Months of the length that is shown. */
  readonly shown: number | undefined;
  /** Whether the reader has chosen it. */
  readonly changed: boolean;
  readonly onChoose: (months: number) => void;
  /** Marks the card and says why. */
  readonly mark: string | undefined;
};

/** Rows that the cards of one line share, so that their prices stand on one baseline. */
const sharedRows = { display: 'grid', gridTemplateRows: 'subgrid' } as const;

/** One option: what it is, for how many, for how long, and what it comes to. */
export function OptionCard({ option, shown, changed, onChoose, mark }: Props) {
  const { item, label, alone } = option;
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      data-marked={mark !== undefined || undefined}
      sx={{
        ...sharedRows,
        gridRow: 'span 7',
        minWidth: 0,
        px: { xs: 2.25, '@sm': 3, '@lg': 4 },
        pt: { xs: 2.25, '@sm': 3 },
        pb: { xs: 2, '@sm': 3 },
        bgcolor: color.card,
        border: `1px solid ${mark === undefined ? color.edge : color.accent}`,
        borderRadius: `${radius.large}px`,
        boxShadow: shadow.raised,
        ...(mark !== undefined && { outline: `1px solid ${color.accent}` }),
        ...(alone && {
          gridColumn: '1 / -1',
          columnGap: 8,
          gridTemplateColumns: { '@lg': 'minmax(0, 1fr) minmax(0, 1fr)' },
          '& > ul': { gridColumn: { '@lg': 2 }, gridRow: { '@lg': '1 / span 6' } },
          '& > :last-child': { gridRow: { '@lg': '3 / span 4' } },
        }),
        '@media print': { display: 'block', p: 0, border: 0, boxShadow: 'none', breakInside: 'avoid' },
      }}
    >
      <Box sx={{ breakInside: 'avoid', breakAfter: 'avoid' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="caption" sx={{ color: 'text.secondary', minHeight: 24 }}>
            {label}
          </Typography>
          {mark !== undefined && (
            <Typography variant="caption" sx={{ ml: 'auto', color: color.accentText, fontWeight: 600 }}>
              {mark}
            </Typography>
          )}
          {item.discount !== null && (
            <Chip label={item.discount} sx={{ bgcolor: color.mint, color: color.brandText }} />
          )}
        </Box>
        <PackageHeading id={id} item={item} />
      </Box>
      <Box className="screen-only" sx={{ mt: 2, alignSelf: 'end' }}>
        {item.lengths.length > 1 && (
          <LengthSwitch lengths={item.lengths} shown={shown} describedBy={id} onChoose={onChoose} />
        )}
      </Box>
      <Box component="ul" sx={lengthsLook(item.lengths.length)}>
        {item.lengths.map((length) => (
          <LengthPanel
            key={length.months}
            length={length}
            labels={item.labels}
            shown={length.months === shown}
            settles={changed}
            titled={item.lengths.length === 1}
          />
        ))}
      </Box>
      <Remarks item={item} />
    </Box>
  );
}

/** On paper the lengths stand beside one another. */
const lengthsLook = (count: number) => ({
  ...sharedRows,
  gridRow: 'span 4',
  m: 0,
  p: 0,
  minWidth: 0,
  listStyle: 'none',
  '@media print': {
    display: 'grid',
    gap: 1.5,
    mt: 1.5,
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    gridTemplateRows: 'auto',
  },
});

/** "Enterprise (for 120 active users)", of which the name stands out. */
function PackageHeading({ id, item }: { readonly id: string; readonly item: Option['item'] }) {
  const { name, heading } = item;
  const rest = heading.startsWith(name) ? heading.slice(name.length) : heading;
  return (
    <Typography id={id} component="h2" variant="h2" sx={{ mt: 0.25 }}>
      {rest !== heading && <span>{name}</span>}
      <Box component="span" sx={rest === heading ? undefined : { color: 'text.secondary', fontWeight: 450 }}>
        {rest}
      </Box>
    </Typography>
  );
}

function Remarks({ item }: { readonly item: Option['item'] }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', '&:not(:empty)': { mt: 1.5 } }}>
      {item.remarks.map((remark) => (
        <Typography key={remark} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {remark}
        </Typography>
      ))}
      {item.tip && (
        <Notice tone="information" title={item.tip.title}>
          {item.tip.lines.map((line) => (
            <Box key={line}>{line}</Box>
          ))}
        </Notice>
      )}
    </Box>
  );
}

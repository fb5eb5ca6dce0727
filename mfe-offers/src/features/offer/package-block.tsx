import { Box, Chip, Notice, Stack, Typography } from '@programme/ui';
import type { PackageView } from '../../shared/offer-view-model/package-view';
import { LengthCard } from './length-card';

/** Narrower than this, cards stand one under the other, the length on offer first; px of a column's width. */
const columnWidth = 208;

/** A package: a card for the length on offer and one for each neighbour, and what has to be known about them. */
export function PackageBlock({ item }: { readonly item: PackageView }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5, breakAfter: 'avoid' }}>
        <Typography component="h2" variant="h2" sx={{ fontSize: '1.3125rem' }}>
          {item.heading}
        </Typography>
        {item.discount !== null && <Chip size="small" color="primary" label={item.discount} sx={{ fontWeight: 650 }} />}
      </Stack>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1.5,
          m: 0,
          p: 0,
          listStyle: 'none',
          '& > .chosen': { order: -1 },
          [`@container (min-width: ${item.lengths.length * columnWidth}px)`]: {
            gridTemplateColumns: `repeat(${item.lengths.length}, minmax(0, 1fr))`,
            '& > .chosen': { order: 0 },
          },
        }}
      >
        {item.lengths.map((length) => (
          <LengthCard key={length.months} length={length} labels={item.labels} />
        ))}
      </Box>
      <Stack sx={{ gap: 1.5, '&:not(:empty)': { mt: 1.5 } }}>
        {item.remarks.map((remark) => (
          <Typography key={remark} variant="body2" sx={{ color: 'text.secondary' }}>
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
      </Stack>
    </Box>
  );
}

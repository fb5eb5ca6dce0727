import { Box, Amount, StatValue, Typography } from '@programme/ui';
import type { LengthView, PackageView } from '../../shared/offer-view-model/package-view';

/** What a package costs for one contract length; the one on offer stands out. */
type Props = { readonly length: LengthView; readonly labels: PackageView['labels'] };

export function LengthCard({ length, labels }: Props) {
  const { chosen } = length;
  return (
    <Box
      component="li"
      className={chosen ? 'chosen' : undefined}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        // The total's size follows the card's width: it never breaks.
        containerType: 'inline-size',
        borderRadius: 1,
        overflow: 'hidden',
        breakInside: 'avoid',
        bgcolor: 'background.paper',
        boxShadow: ({ palette }) =>
          chosen
            ? `inset 0 0 0 2px ${palette.primary.main}, 0 10px 28px rgb(20 101 79 / 14%)`
            : `inset 0 0 0 1px ${palette.divider}`,
      }}
    >
      <Box
        sx={{
          px: 2,
          py: 0.75,
          typography: 'caption',
          fontWeight: 650,
          ...(chosen
            ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
            : { color: 'text.secondary', pt: 1.75, pb: 0 }),
        }}
      >
        {length.place}
      </Box>
      <Box sx={{ p: 2, pt: chosen ? 1.75 : 0.25, display: 'flex', flexDirection: 'column', flexGrow: 1 }}>
        <Typography component="h3" variant="h3">
          {length.title}
        </Typography>
        <Totals length={length} labels={labels} />
        <Figures figures={length.figures} />
      </Box>
    </Box>
  );
}

function Totals({ length, labels }: Props) {
  const { chosen, total, listTotal, mark } = length;
  return (
    <Box sx={{ mt: 0.5, mb: 1.5 }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {labels.total}
      </Typography>
      {listTotal !== null && (
        <Box
          component="del"
          title={labels.listTotal}
          sx={{ display: 'block', color: 'text.secondary', fontSize: '0.95rem' }}
        >
          <Amount>{listTotal}</Amount>
        </Box>
      )}
      <StatValue prominent={chosen} fontSize={fittingSize(total, chosen ? '2.25rem' : '1.4rem')}>
        {total}
      </StatValue>
      {mark !== null && (
        <Typography variant="caption" component="p" sx={{ mt: 0.25, color: 'text.secondary' }}>
          {mark}
        </Typography>
      )}
    </Box>
  );
}

/** Width of a digit or capital of the large figures at most; em. */
const characterWidth = 0.6;

/** The largest size at which a total fits into its card between the paddings, also on paper. */
const fittingSize = (total: string, largest: string): string =>
  `clamp(0.75rem, (100cqi - 2rem) / ${(characterWidth * total.length).toFixed(1)}, ${largest})`;

function Figures({ figures }: Pick<LengthView, 'figures'>) {
  return (
    <Box component="dl" sx={{ m: 0, mt: 'auto', typography: 'body2' }}>
      {figures.map(({ id, label, value }) => (
        <Box
          key={id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 1.5,
            py: 0.75,
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, ml: 'auto', fontWeight: 600 }}>
            <Amount>{value}</Amount>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

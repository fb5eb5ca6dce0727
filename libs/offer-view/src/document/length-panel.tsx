import { Amount, Box, Chip, DisplayPrice, tokens, Typography, visuallyHidden } from '@programme/ui';
import type { LengthView, PackageView, StatView } from '../model/package-view';

const { color, motion } = tokens;

/** The figures that a card shows, by importance. The others stand in the receipt, and all of them on paper. */
const keyFigures = ['monthlyPayment', 'startupFee', 'lengthEffect', 'perUser', 'perUserMonth', 'seats'];

const isKey = ({ id }: StatView) => keyFigures.includes(id);

type Props = {
  readonly length: LengthView;
  readonly labels: PackageView['labels'];
  readonly shown: boolean;
  /** Whether it comes in place of another. */
  readonly settles: boolean;
  /** Whether its length is written above it; else the switch says it. */
  readonly titled: boolean;
};

/** What a package costs for one contract length. Paper shows every length, the screen one of them. */
export function LengthPanel({ length, labels, shown, settles, titled }: Props) {
  return (
    <Box
      component="li"
      sx={{
        display: shown ? 'grid' : 'none',
        gridRow: '1 / -1',
        gridTemplateRows: 'subgrid',
        minWidth: 0,
        ...(settles && {
          animation: `settle ${motion}`,
          '@keyframes settle': { from: { opacity: 0.3, transform: 'translateY(4px)' } },
        }),
        '@media print': {
          display: 'block',
          gridRow: 'auto',
          p: 1.5,
          border: `1px solid ${length.chosen ? color.mark : color.line}`,
          borderRadius: `${tokens.radius.small}px`,
          breakInside: 'avoid',
        },
      }}
    >
      <Box sx={headStyle}>
        <Typography
          component="h3"
          variant="h3"
          sx={titled ? undefined : { ...visuallyHidden, '@media print': { all: 'unset', fontWeight: 620 } }}
        >
          {length.title}
        </Typography>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {labels.total}
        </Typography>
        {length.listTotal !== null && (
          <Box component="del" title={labels.listTotal} sx={{ typography: 'body2', color: 'text.secondary' }}>
            <Amount>{length.listTotal}</Amount>
          </Box>
        )}
        <Chip
          label={length.place}
          sx={{
            ml: 'auto',
            ...(length.chosen
              ? { bgcolor: color.accentSoft, color: color.accentText }
              : { bgcolor: color.neutral, color: color.muted }),
          }}
        />
      </Box>
      <DisplayPrice>{length.total}</DisplayPrice>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', '&:not(:empty)': { mt: 0.5 } }}>
        {length.mark ?? length.figures.find(({ id }) => id === 'boughtAs')?.value}
      </Typography>
      <Figures figures={length.figures} />
    </Box>
  );
}

/** On paper, where lengths stand beside one another: length and mark on the first line, below them what the price is. */
const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.25,
  alignItems: 'center',
  mt: 2,
  alignSelf: 'end',
  '@media print': {
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    columnGap: 0.5,
    justifyItems: 'start',
    mt: 0,
    '& > h3': { gridArea: '1 / 1 / auto / span 2' },
    '& > :last-child': { gridArea: '1 / 3', justifySelf: 'end' },
  },
} as const;

function Figures({ figures }: Pick<LengthView, 'figures'>) {
  const ordered = [
    ...figures.filter(isKey).toSorted((one, other) => keyFigures.indexOf(one.id) - keyFigures.indexOf(other.id)),
    ...figures.filter((figure) => !isKey(figure)),
  ];
  return (
    <Box component="dl" sx={{ m: 0, mt: 1.5, typography: 'body2', '@media print': { mt: 1 } }}>
      {ordered.map((figure) => (
        <Box
          key={figure.id}
          sx={{
            display: isKey(figure) ? 'flex' : 'none',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 2,
            py: 0.75,
            '@media print': { display: 'flex', py: 0.25 },
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {figure.label}
          </Box>
          <Box component="dd" sx={{ m: 0, ml: 'auto', fontWeight: 600 }}>
            <Amount>{figure.value}</Amount>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

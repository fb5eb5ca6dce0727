import { useId } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Amount, Box, Button, CheckIcon, Chip, DisplayPrice, tokens, Typography, visuallyHidden } from '@programme/ui';
import type { LengthView, PackageView, StatView } from '../model/package-view';
import { wide } from './wide';

const { color, motion } = tokens;

/** The figures that a card shows, by importance. The others stand in the receipt, and all of them on paper. */
const keyFigures = ['monthlyPayment', 'startupFee', 'lengthEffect', 'perUser', 'perUserMonth', 'seats'];

const isKey = ({ id }: StatView) => keyFigures.includes(id);

type Props = {
  readonly length: LengthView;
  readonly labels: PackageView['labels'];
  /** Whether it is seen where there is room for one. */
  readonly shown: boolean;
  /** Whether it comes in place of another. */
  readonly settles: boolean;
  /** Whether its length is written above it where there is room for one; else the switch says it. */
  readonly titled: boolean;
  /** Id of what names the package. */
  readonly describedBy: string;
  /** Whether the reader has chosen it. */
  readonly chosen: boolean;
  /** Without it nobody can choose here. */
  readonly onChoose: (() => void) | undefined;
};

/** What a package costs for one contract length. Paper and wide screens show every length, a phone one of them. */
export function LengthPanel({ length, labels, shown, settles, titled, describedBy, chosen, onChoose }: Props) {
  const translate = useTranslate();
  const title = useId();
  return (
    <Box component="li" sx={panelLook({ shown, settles, chosen, isOffered: length.chosen })}>
      <Box sx={headStyle}>
        <Typography id={title} component="h3" variant="h3" sx={titled ? undefined : onlyWhereAllAreShown}>
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
      <Typography variant="caption" component="p" sx={captionStyle}>
        {length.mark ?? length.figures.find(({ id }) => id === 'boughtAs')?.value}
      </Typography>
      <Figures figures={length.figures} />
      {onChoose && (
        <Button
          className="screen-only"
          variant="outlined"
          aria-pressed={chosen}
          aria-describedby={`${title} ${describedBy}`}
          startIcon={chosen ? <CheckIcon /> : undefined}
          onClick={onChoose}
          sx={{ mt: { xs: 1, '@md': 1.5 }, width: '100%', ...(chosen && chosenButton) }}
        >
          {translate(chosen ? 'offer.chosen' : 'offer.choose')}
        </Button>
      )}
    </Box>
  );
}

/** Cards beside one another have their figures on one line, whether or not there is a caption. */
const captionStyle = {
  color: 'text.secondary',
  '&:not(:empty)': { mt: 0.5 },
  [wide]: { mt: 0.5, minHeight: '1lh' },
  '@media print': { minHeight: 0 },
} as const;

const chosenButton = { bgcolor: color.accentSoft, borderColor: color.accent, color: color.accentText } as const;

const onlyWhereAllAreShown = {
  ...visuallyHidden,
  [wide]: { all: 'unset', fontWeight: 620 },
  '@media print': { all: 'unset', fontWeight: 620 },
} as const;

type Look = {
  readonly shown: boolean;
  readonly settles: boolean;
  readonly chosen: boolean;
  readonly isOffered: boolean;
};

const panelLook = ({ shown, settles, chosen, isOffered }: Look) => ({
  display: shown ? 'block' : 'none',
  minWidth: 0,
  [wide]: {
    display: 'flex',
    flexDirection: 'column',
    p: 2,
    border: `1px solid ${chosen ? color.accent : color.line}`,
    borderRadius: `${tokens.radius.medium}px`,
    ...(chosen && { outline: `1px solid ${color.accent}` }),
  },
  ...(settles && {
    animation: `settle ${motion}`,
    '@keyframes settle': { from: { opacity: 0.3, transform: 'translateY(4px)' } },
  }),
  '@media print': {
    display: 'block',
    p: 1.5,
    border: `1px solid ${isOffered ? color.mark : color.line}`,
    borderRadius: `${tokens.radius.small}px`,
    breakInside: 'avoid',
  },
});

/** Where lengths stand beside one another: length and mark on the first line, below them what the price is. */
const besideOthers = {
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  mt: 0,
  '& > h3': { gridArea: '1 / 1 / auto / span 2' },
  '& > :last-child': { gridArea: '1 / 3', justifySelf: 'end' },
} as const;

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.25,
  alignItems: 'center',
  mt: 2,
  [wide]: { ...besideOthers, columnGap: 1, rowGap: 1 },
  '@media print': { ...besideOthers, columnGap: 0.5 },
} as const;

function Figures({ figures }: Pick<LengthView, 'figures'>) {
  const ordered = [
    ...figures.filter(isKey).toSorted((one, other) => keyFigures.indexOf(one.id) - keyFigures.indexOf(other.id)),
    ...figures.filter((figure) => !isKey(figure)),
  ];
  return (
    <Box
      component="dl"
      sx={{ m: 0, mt: { xs: 1, '@md': 1.5 }, mb: 'auto', typography: 'body2', '@media print': { mt: 1 } }}
    >
      {ordered.map((figure) => (
        <Box
          key={figure.id}
          sx={{
            display: isKey(figure) ? 'flex' : 'none',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 2,
            py: { xs: 0.5, '@md': 0.75 },
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

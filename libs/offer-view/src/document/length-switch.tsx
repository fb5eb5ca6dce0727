import { useTranslate } from '@programme/mfe-contract';
import { Box, styled, tokens, visuallyHidden } from '@programme/ui';
import { useRadioGroup } from '@programme/ui/radio-group';
import type { LengthView } from '../model/package-view';

const { color, motion, radius, shadow } = tokens;

/** Width of a digit of a segment's total, and of its paddings, at most; px. */
const [digit, paddings] = [7.1, 14];

type Props = {
  readonly lengths: readonly LengthView[];
  /** Months of the length that is shown. */
  readonly shown: number | undefined;
  /** Id of what names the package. */
  readonly describedBy: string;
  readonly onChoose: (months: number) => void;
};

/** The length on offer and its neighbours, each with its total. Where they do not fit in a row they stand in lines. */
export function LengthSwitch({ lengths, shown, describedBy, onChoose }: Props) {
  const translate = useTranslate();
  const { group, radio } = useRadioGroup({
    values: lengths.map(({ months }) => months),
    chosen: shown ?? null,
    onChoose,
  });
  const longest = Math.max(...lengths.map(({ total, title }) => Math.max(total.length, title.length)));
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Segments
        ref={group}
        aria-describedby={describedBy}
        sx={{
          [`@container (max-width: ${Math.round(lengths.length * (longest * digit + paddings))}px)`]: {
            gridAutoFlow: 'row',
            '& > label': {
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'center',
              px: 1.5,
              minHeight: 40,
            },
          },
        }}
      >
        <legend>{translate('offer.length.label')}</legend>
        {lengths.map(({ months, title, total, chosen, place }) => (
          <label key={months}>
            <input {...radio(months)} />
            <span>
              <span>{title}</span>
              {chosen && (
                <i>
                  <span>{place}</span>
                </i>
              )}
            </span>
            <small>{total}</small>
          </label>
        ))}
      </Segments>
    </Box>
  );
}

const Segments = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 2,
  margin: 0,
  padding: 3,
  border: 0,
  minWidth: 0,
  borderRadius: radius.control,
  backgroundColor: color.track,
  fontVariantNumeric: 'tabular-nums',
  '& > legend, & input, & i > span': visuallyHidden,
  '& > label': {
    ...theme.typography.body2,
    position: 'relative',
    display: 'block',
    minHeight: 48,
    padding: '6px 4px 7px',
    borderRadius: radius.control - 3,
    textAlign: 'center',
    lineHeight: 1.3,
    fontWeight: 600,
    cursor: 'pointer',
    transition: `background-color ${motion}, box-shadow ${motion}`,
  },
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
    color: theme.palette.text.secondary,
  },
  // The length on offer can be found again.
  '& i': {
    display: 'inline-block',
    width: 6,
    height: 6,
    marginInlineStart: 5,
    verticalAlign: 'middle',
    borderRadius: radius.pill,
    backgroundColor: color.accent,
  },
  '& > label:has(:checked)': {
    backgroundColor: color.segment,
    boxShadow: shadow.resting,
    '& small': { color: color.brandText, fontWeight: 600 },
  },
  '& > label:has(:focus-visible)': { outline: `2px solid ${color.brandText}`, outlineOffset: 1 },
}));

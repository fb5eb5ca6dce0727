import { styled, tokens, visuallyHidden } from '@programme/ui';
import { useRadioGroup } from '@programme/ui/radio-group';

const { color } = tokens;

type Props = {
  readonly choices: readonly {
    readonly months: number;
    readonly chosen: boolean;
    /** The length and its amounts, for screen readers and as a hint on hover. */
    readonly label: string;
  }[];
  readonly onChoose: (months: number) => void;
};

/** The lengths on the chart's axis; the whole column above each reacts to a pointer. */
export function MonthChoices({ choices, onChoose }: Props) {
  const { group, radio } = useRadioGroup<number, HTMLDivElement>({
    values: choices.map(({ months }) => months),
    chosen: choices.find(({ chosen }) => chosen)?.months ?? null,
    onChoose,
  });
  return (
    <Choices ref={group}>
      {choices.map(({ months, label }) => (
        <label key={months} title={label}>
          <input {...radio(months)} aria-label={label} />
          <span>{months}</span>
        </label>
      ))}
    </Choices>
  );
}

// Over both bands, so that a whole column can be chosen and shows its amounts.
const Choices = styled('div')({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  '& label': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    paddingTop: 8,
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
    color: color.muted,
    cursor: 'pointer',
  },
  // The column above it, up to the top of the chart.
  '& label::before': { content: '""', position: 'absolute', zIndex: 2, insetInline: 0, bottom: 0, height: 400 },
  '& input': visuallyHidden,
  '& span': { padding: '2px 6px', borderRadius: 6 },
  '& label:has(:checked)': { color: color.accentText, fontWeight: 700 },
  '& label:has(:focus-visible) span': { outline: `2px solid ${color.brandText}` },
});

import { styled } from '@mui/material/styles';
import { tokens } from '../theme/tokens';
import { useEarlyInput } from './early-input';

type Props = {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Up to here the track is marked as usual; beyond it is hatched. The whole track without. */
  readonly usualMax?: number;
  readonly disabled?: boolean;
  /** Keeps it out of the order of the Tab key, where a field before it holds the same. */
  readonly tabIndex?: -1;
  readonly 'aria-labelledby': string;
  /** What a screen reader says instead of the number. */
  readonly valueText: string;
  readonly onChange: (value: number) => void;
};

/** The browser's own range field in the product's look. It also tells of arrow keys from before hydration. */
export function Slider({ value, min, max, usualMax = max, valueText, onChange, ...input }: Props) {
  const field = useEarlyInput<HTMLSpanElement>((early) => {
    if (Number(early.value) !== value) onChange(Number(early.value));
  });
  const share = (part: number) => `${((Math.min(Math.max(part, min), max) - min) / (max - min)) * 100}%`;
  return (
    <span ref={field}>
      <Range
        {...input}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(Number(event.target.value))}
        style={{ '--filled': share(value), '--usual': share(usualMax) } as React.CSSProperties}
      />
    </span>
  );
}

const { color, shadow } = tokens;

const track = {
  height: 6,
  borderRadius: 6,
  background: [
    `linear-gradient(90deg, ${color.mark} 0 var(--filled), transparent var(--filled))`,
    `linear-gradient(90deg, ${color.control} 0 var(--usual), transparent var(--usual))`,
    `repeating-linear-gradient(115deg, ${color.control} 0 2px, transparent 2px 5px)`,
  ].join(', '),
};

const thumb = {
  boxSizing: 'border-box',
  width: 24,
  height: 24,
  border: `6px solid ${color.mark}`,
  borderRadius: '50%',
  background: color.card,
  boxShadow: shadow.resting,
  cursor: 'grab',
} as const;

const Range = styled('input')({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 32,
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  '&::-webkit-slider-runnable-track': track,
  '&::-moz-range-track': track,
  '&::-webkit-slider-thumb': { appearance: 'none', marginTop: -9, ...thumb },
  '&::-moz-range-thumb': thumb,
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::-webkit-slider-thumb': { outline: `2px solid ${color.brandText}`, outlineOffset: 2 },
  '&:focus-visible::-moz-range-thumb': { outline: `2px solid ${color.brandText}`, outlineOffset: 2 },
  '&:disabled': { cursor: 'default', '--filled': '0%' },
  '&:disabled::-webkit-slider-thumb': { borderColor: color.control, cursor: 'default' },
  '&:disabled::-moz-range-thumb': { borderColor: color.control, cursor: 'default' },
});

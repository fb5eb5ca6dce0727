import { memo, type ReactNode } from 'react';
import { Box, styled, tokens, visuallyHidden } from '@programme/ui';
import type { ChartAxis } from './chart-axis';

/** One contract length of the chart. Amounts are major units. */
export type LengthPoint = {
  readonly months: number;
  readonly chosen: boolean;
  readonly total: number;
  readonly payment: number;
  /** The amounts that are written beside their mark. */
  readonly totalLabel: string | null;
  readonly paymentLabel: string | null;
};

type Marks = { readonly points: readonly LengthPoint[]; readonly axis: ChartAxis };

const { color, motion } = tokens;
const share = (value: number, { max }: ChartAxis): number => (value / max) * 100;

type AxisTitleProps = { readonly shape: 'line' | 'bar'; readonly children: string };

/** The name of a band, with the shape of its marks. */
export const AxisTitle = memo(function AxisTitle({ shape, children }: AxisTitleProps) {
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: -5.5, mt: 2, fontSize: '0.8125rem', fontWeight: 600 }}
    >
      <Box
        component="span"
        sx={
          shape === 'line'
            ? { width: 10, height: 10, borderRadius: '50%', border: `2.5px solid ${color.brandText}` }
            : { width: 10, height: 10, borderRadius: '3px', bgcolor: color.bar }
        }
      />
      {children}
    </Box>
  );
});

type BandProps = {
  readonly axis: ChartAxis;
  /** In px. */
  readonly height: number;
  readonly format: (value: number) => string;
  readonly children: ReactNode;
};

/** Grid lines with their values, and the marks over them. A table has the same numbers for screen readers. */
export function ChartBand({ axis, height, format, children }: BandProps) {
  return (
    <Band aria-hidden style={{ height }}>
      {axis.ticks.map((tick) => (
        <div key={tick} className="line" style={{ bottom: `${share(tick, axis)}%` }}>
          <span>{format(tick)}</span>
        </div>
      ))}
      {children}
    </Band>
  );
}

export function Payments({ points, axis }: Marks) {
  const at = (index: number) => ((index + 0.5) / points.length) * 100;
  const line = points.map(({ payment }, index) => `${at(index)},${100 - share(payment, axis)}`).join(' ');
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" style={{ position: 'absolute' }}>
        <polyline
          points={line}
          fill="none"
          stroke={color.brandText}
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {points.map(({ months, payment, chosen, paymentLabel }, index) => (
        <div key={months} className="point" style={{ left: `${at(index)}%`, bottom: `${share(payment, axis)}%` }}>
          <div className="dot" data-chosen={chosen} />
          {paymentLabel && (
            <div className="label" data-chosen={chosen} data-end={index > points.length - 2}>
              {paymentLabel}
            </div>
          )}
        </div>
      ))}
    </>
  );
}

type BarsProps = Marks & { readonly chosenText: string };

export function Bars({ points, axis, chosenText }: BarsProps) {
  return (
    <div className="columns">
      {points.map(({ months, total, chosen, totalLabel }, index) => (
        <div key={months} className="column">
          <div className="bar" data-chosen={chosen} style={{ height: `${share(total, axis)}%` }} />
          {totalLabel && (
            <div className="point" style={{ left: '50%', bottom: `${share(total, axis)}%` }}>
              <div className="label" data-chosen={chosen} data-end={index > points.length - 2} data-start={index === 0}>
                {chosen && <small>{chosenText}</small>}
                {totalLabel}
              </div>
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

// One styled element around plain ones: all of them render with every key press.
const Band = styled('div')({
  position: 'relative',
  marginTop: 20,
  '& .line': { position: 'absolute', insetInline: 0, borderTop: `1px solid ${color.line}` },
  '& .line > span': {
    position: 'absolute',
    right: 'calc(100% + 8px)',
    top: -8,
    fontSize: '0.75rem',
    lineHeight: '16px',
    whiteSpace: 'nowrap',
    color: color.muted,
  },
  // A place without size, which marks and labels stand around.
  '& .point': { position: 'absolute', width: 0, height: 0 },
  '& .columns': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
  '& .column': { position: 'relative' },
  '& .bar': {
    position: 'absolute',
    insetInline: '14%',
    bottom: 0,
    borderRadius: '6px 6px 0 0',
    backgroundColor: color.bar,
    transition: `background-color ${motion}`,
    '&[data-chosen=true]': { backgroundColor: color.accent },
  },
  '& .dot': {
    position: 'absolute',
    width: 11,
    height: 11,
    margin: '-5.5px 0 0 -5.5px',
    borderRadius: '50%',
    backgroundColor: color.card,
    border: `2.5px solid ${color.brandText}`,
    '&[data-chosen=true]': {
      borderColor: color.accent,
      borderWidth: 4,
      width: 15,
      height: 15,
      margin: '-7.5px 0 0 -7.5px',
    },
  },
  '& .label': {
    position: 'absolute',
    bottom: 8,
    left: 0,
    zIndex: 1,
    transform: 'translateX(-50%)',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    fontSize: '0.8125rem',
    lineHeight: 1.2,
    fontWeight: 600,
    textShadow: ['2px 0', '-2px 0', '0 2px', '0 -2px'].map((offset) => `${offset} ${color.card}`).join(', '),
    '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 450 },
    '&[data-chosen=true]': { color: color.accentText },
    '&[data-end=true]': { transform: 'translateX(calc(-100% + 18px))', textAlign: 'right' },
    '&[data-start=true]': { transform: 'translateX(-18px)', textAlign: 'left' },
  },
});

type ChoicesProps = {
  readonly choices: readonly {
    readonly months: number;
    readonly chosen: boolean;
    /** The length and its amounts, for screen readers and as a hint on hover. */
    readonly label: string;
  }[];
  readonly onChoose: (months: number) => void;
};

/** The lengths on the chart's axis; the whole column above each reacts to a pointer. */
export function MonthChoices({ choices, onChoose }: ChoicesProps) {
  return (
    <Choices>
      {choices.map(({ months, chosen, label }) => (
        <label key={months} title={label}>
          <input
            type="radio"
            name="chart-length"
            checked={chosen}
            aria-label={label}
            onChange={() => onChoose(months)}
          />
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

import type { ReactNode } from 'react';
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

/** The name of a band, with the shape of its marks. */
export function AxisTitle({ shape, children }: { readonly shape: 'line' | 'bar'; readonly children: ReactNode }) {
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
}

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
    <Box aria-hidden sx={{ position: 'relative', height, mt: 2.5 }}>
      {axis.ticks.map((tick) => (
        <GridLine key={tick} style={{ bottom: `${share(tick, axis)}%` }}>
          <span>{format(tick)}</span>
        </GridLine>
      ))}
      {children}
    </Box>
  );
}

const GridLine = styled('div')({
  position: 'absolute',
  insetInline: 0,
  borderTop: `1px solid ${color.line}`,
  '& span': {
    position: 'absolute',
    right: 'calc(100% + 8px)',
    top: -8,
    fontSize: '0.75rem',
    lineHeight: '16px',
    whiteSpace: 'nowrap',
    color: color.muted,
  },
});

/** A place without size, which marks and labels stand around. */
const Point = styled('div')({ position: 'absolute', width: 0, height: 0 });

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
        <Point key={months} style={{ left: `${at(index)}%`, bottom: `${share(payment, axis)}%` }}>
          <Dot data-chosen={chosen} />
          {paymentLabel && (
            <Label data-chosen={chosen} data-end={index > points.length - 2}>
              {paymentLabel}
            </Label>
          )}
        </Point>
      ))}
    </>
  );
}

type BarsProps = Marks & { readonly chosenText: string };

export function Bars({ points, axis, chosenText }: BarsProps) {
  return (
    <Columns>
      {points.map(({ months, total, chosen, totalLabel }, index) => (
        <div key={months}>
          <Bar data-chosen={chosen} style={{ height: `${share(total, axis)}%` }} />
          {totalLabel && (
            <Point style={{ left: '50%', bottom: `${share(total, axis)}%` }}>
              <Label data-chosen={chosen} data-end={index > points.length - 2} data-start={index === 0}>
                {chosen && <small>{chosenText}</small>}
                {totalLabel}
              </Label>
            </Point>
          )}
        </div>
      ))}
    </Columns>
  );
}

const Columns = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '& > div': { position: 'relative' },
});

const Bar = styled('div')({
  position: 'absolute',
  insetInline: '14%',
  bottom: 0,
  borderRadius: '6px 6px 0 0',
  backgroundColor: color.bar,
  transition: `height ${motion}, background-color ${motion}`,
  '&[data-chosen=true]': { backgroundColor: color.accent },
});

const Dot = styled('div')({
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
});

const Label = styled('div')({
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
});

type ChoiceProps = {
  readonly months: number;
  readonly chosen: boolean;
  /** The length and its amounts, for screen readers and as a hint on hover. */
  readonly label: string;
  readonly onChoose: () => void;
};

/** A length on the chart's axis; the whole column above it reacts to a pointer. */
export function MonthChoice({ months, chosen, label, onChoose }: ChoiceProps) {
  return (
    <Choice title={label}>
      <input type="radio" name="chart-length" checked={chosen} aria-label={label} onChange={onChoose} />
      <span>{months}</span>
    </Choice>
  );
}

const Choice = styled('label')({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  paddingTop: 8,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  color: color.muted,
  cursor: 'pointer',
  // The column above it, up to the top of the chart.
  '&::before': { content: '""', position: 'absolute', zIndex: 2, insetInline: 0, bottom: 0, height: 400 },
  '& input': visuallyHidden,
  '& span': { padding: '2px 6px', borderRadius: 6 },
  '&:has(:checked)': { color: color.accentText, fontWeight: 700 },
  '&:has(:focus-visible) span': { outline: `2px solid ${color.brandText}` },
});

import { Fragment, memo, type CSSProperties, type ReactNode } from 'react';
import { Box, styled, tokens } from '@programme/ui';
import { share, type ChartAxis } from './chart-axis';
import { labelHeights } from './label-heights';

/** One contract length of the chart. Amounts are major units. */
export type LengthPoint = {
  readonly months: number;
  readonly chosen: boolean;
  readonly total: number;
  readonly payment: number;
  /** The amounts that are written beside their mark. */
  readonly totalLabel: string | null;
  readonly paymentLabel: string | null;
  /** Whether a narrow chart has no room for its amounts beside those of the chosen length. */
  readonly crowded: boolean;
};

type Marks = { readonly points: readonly LengthPoint[]; readonly axis: ChartAxis };

const { color, motion } = tokens;

/** On either side of a bar, of the width of its column. */
const barMargin = 0.14;
const barInset = `${barMargin * 100}%`;

/** Beside the bands: the values of the grid lines. */
export const axisWidth = '2.75rem';

const onNarrow = '@container (max-width: 20rem)';

type AxisTitleProps = { readonly shape: 'line' | 'bar'; readonly children: string };

/** The name of a band, with the shape of its marks. */
export const AxisTitle = memo(function AxisTitle({ shape, children }: AxisTitleProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        ml: `-${axisWidth}`,
        mt: 2,
        fontSize: '0.8125rem',
        fontWeight: 600,
      }}
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

/** An amount is written over its point and over those after it: longer contracts cost less a month as a rule. */
export function Payments({ points, axis }: Marks) {
  const at = (index: number) => ((index + 0.5) / points.length) * 100;
  const line = points.map(({ payment }, index) => `${at(index)},${100 - share(payment, axis)}`).join(' ');
  const heights = (index: number) =>
    labelHeights(
      points.map(({ payment }) => share(payment, axis)),
      (columns) => Math.min(index, points.length - columns),
    );
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
      {points.map(({ months, payment, chosen, paymentLabel, crowded }, index) => (
        <Fragment key={months}>
          <div
            className="dot"
            data-chosen={chosen}
            style={{ left: `${at(index)}%`, bottom: `${share(payment, axis)}%` }}
          />
          {paymentLabel && (
            <div
              className="label"
              data-chosen={chosen}
              data-crowded={crowded}
              style={{ left: `${at(index)}%`, '--room': 1 - at(index) / 100, ...heights(index) } as CSSProperties}
            >
              {paymentLabel}
            </div>
          )}
        </Fragment>
      ))}
    </>
  );
}

type BarsProps = Marks & { readonly chosenText: string };

/** An amount is written over its bar and over those before it, which are lower as a rule. */
export function Bars({ points, axis, chosenText }: BarsProps) {
  return (
    <div className="columns">
      {points.map(({ months, total, chosen, totalLabel, crowded }, index) => (
        <div key={months} className="column">
          <div className="bar" data-chosen={chosen} style={{ height: `${share(total, axis)}%` }} />
          {totalLabel && (
            <div
              className="label"
              data-chosen={chosen}
              data-crowded={crowded}
              style={barLabelStyle(points, axis, index)}
            >
              {chosen && <small>{chosenText}</small>}
              <span>{totalLabel}</span>
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

/** Custom properties of a bar's label: the room before it, and its height above the bars that it lies over. */
const barLabelStyle = (points: Marks['points'], axis: ChartAxis, index: number) =>
  ({
    // The share of the chart's width between the first bar's left edge and this one's right edge.
    '--room': (index + 1 - 2 * barMargin) / points.length,
    // The first bars have no room before them: their amounts are written over those after them.
    ...labelHeights(
      points.map(({ total }) => share(total, axis)),
      (columns) => index - columns + 1,
    ),
  }) as CSSProperties;

// One styled element around plain ones: all of them render with every key press.
const Band = styled('div')({
  position: 'relative',
  containerType: 'inline-size',
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
    insetInline: barInset,
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
    margin: '0 0 -5.5px -5.5px',
    borderRadius: '50%',
    backgroundColor: color.card,
    border: `2.5px solid ${color.brandText}`,
    '&[data-chosen=true]': {
      borderColor: color.accent,
      borderWidth: 4,
      width: 15,
      height: 15,
      margin: '0 0 -7.5px -7.5px',
    },
  },
  '& .label': {
    position: 'absolute',
    bottom: 'var(--bottom)',
    marginBottom: 8,
    zIndex: 1,
    // Moved to the left as far as it would leave the chart.
    transform: 'translateX(min(-10px, var(--room) * 100cqi - 100%))',
    whiteSpace: 'nowrap',
    fontSize: '0.8125rem',
    lineHeight: 1.2,
    fontWeight: 600,
    textShadow: ['2px 0', '-2px 0', '0 2px', '0 -2px'].map((offset) => `${offset} ${color.card}`).join(', '),
    '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 450 },
    '&[data-chosen=true]': { color: color.accentText },
    [onNarrow]: { bottom: 'var(--bottom-narrow)', '&[data-crowded=true]': { display: 'none' } },
  },
  '& .column > .label': {
    right: barInset,
    // Moved to the right as far as it would cross the axis.
    transform: 'translateX(max(0px, 100% - var(--room) * 100cqi))',
    textAlign: 'right',
  },
});

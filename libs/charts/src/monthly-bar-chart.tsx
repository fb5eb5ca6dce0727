import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { tokens } from '@programme/ui';

const colors = tokens.color.series;

/** A series with a highlighted month. Series with the same month also have the same label for it. */
type MarkedSeries = {
  readonly id: string;
  readonly label: string;
  /** One for each of the chart's months; null where there is none to show. */
  readonly values: readonly (number | null)[];
  readonly chosenMonth: number;
  readonly chosenLabel: string;
};

type Props = {
  /** Accessible name of the chart. A table beside it has the numbers. */
  readonly label: string;
  readonly months: readonly number[];
  readonly series: readonly MarkedSeries[];
  readonly monthsLabel: string;
  /** Writes a value for axis and tooltip. */
  readonly format: (value: number) => string;
  /** Writes a value for the axis, where that has to be shorter. */
  readonly formatAxis?: (value: number) => string;
  /** In px; without a width it is as wide as its place. */
  readonly size?: { readonly width?: number; readonly height: number };
};

/** Height of one line of names above the chart; px. */
const nameHeight = 18;

/** Amounts beside one another for each month of a contract; a month without an amount has no bar. */
export function MonthlyBarChart(props: Props) {
  const { label, months, series, monthsLabel, format, formatAxis = format, size = { height: 320 } } = props;
  const marks = series.filter(
    ({ chosenMonth }, index) => series.findIndex((one) => one.chosenMonth === chosenMonth) === index,
  );
  return (
    <figure aria-label={label} style={{ margin: 0 }}>
      <BarChart
        {...size}
        skipAnimation
        borderRadius={2}
        margin={{ left: 4, right: 8, top: 10 + marks.length * nameHeight, bottom: 4 }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: [...months],
            scaleType: 'band',
            label: monthsLabel,
            height: 44,
            categoryGapRatio: 0.3,
            barGapRatio: 0.1,
          },
        ]}
        yAxis={[{ min: 0, width: 64, valueFormatter: (value: number) => formatAxis(value) }]}
        series={series.map(({ id, label: name, values }, index) => ({
          id,
          label: name,
          data: [...values],
          color: colors[index % colors.length] ?? tokens.color.series[0],
          valueFormatter: (value) => (value === null ? '–' : format(value)),
        }))}
        slotProps={{ legend: { position: { vertical: 'top', horizontal: 'start' } } }}
      >
        {marks.map(({ id, chosenMonth, chosenLabel }, line) => (
          <ChosenMonth key={id} month={chosenMonth} label={chosenLabel} line={marks.length - 1 - line} />
        ))}
      </BarChart>
    </figure>
  );
}

type ChosenMonthProps = {
  readonly month: number;
  readonly label: string;
  /** The line of its name, counted upwards from the chart: names of neighbouring months would overlap on one. */
  readonly line: number;
};

/** A tinted column behind the month's bars, with its name above. */
function ChosenMonth({ month, label, line }: ChosenMonthProps) {
  const scale = useXScale<'band'>();
  const area = useDrawingArea();
  const start = scale(month);
  if (start === undefined) return null;
  const left = start - (scale.step() - scale.bandwidth()) / 2;
  const middle = left + scale.step() / 2;
  // At the ends of the chart the name stands beside the column, where there is room for it.
  const place = (middle - area.left) / area.width;
  const anchor = place < 0.2 ? 'start' : place > 0.8 ? 'end' : 'middle';
  const x = { start: left, middle, end: left + scale.step() }[anchor];
  return (
    <g pointerEvents="none">
      <rect
        x={left}
        y={area.top}
        width={scale.step()}
        height={area.height}
        fill={tokens.color.series[0]}
        fillOpacity="0.1"
      />
      <text
        x={x}
        y={area.top - 8 - line * nameHeight}
        textAnchor={anchor}
        fontSize="12"
        fontWeight="600"
        fill={tokens.color.ink}
      >
        {label}
      </text>
    </g>
  );
}

import { LineChart } from '@mui/x-charts/LineChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { tokens } from '@programme/ui';

export type MonthlySeries = {
  readonly id: string;
  readonly label: string;
  /** One for each of the chart's months; null where there is none to show. */
  readonly values: readonly (number | null)[];
};

export type MonthlyChartProps = {
  /** Accessible name of the chart. A table beside it has the numbers. */
  readonly label: string;
  readonly months: readonly number[];
  readonly series: readonly MonthlySeries[];
  readonly chosenMonth: number;
  readonly chosenLabel: string;
  readonly monthsLabel: string;
  /** Writes a value for axis and tooltip. */
  readonly format: (value: number) => string;
  /** Writes a value for the axis, where that has to be shorter. */
  readonly formatAxis?: (value: number) => string;
};

/** Lines told apart by colour and by the shape of their marks. */
const looks = [
  { color: tokens.color.series[0], shape: 'circle' },
  { color: tokens.color.series[1], shape: 'diamond' },
] as const;

const height = 300;

/** What something costs over the months of a contract, with the chosen month marked. */
export function MonthlyLineChart(props: MonthlyChartProps) {
  const { label, months, series, chosenMonth, chosenLabel, monthsLabel, format } = props;
  const inFirstHalf = months.indexOf(chosenMonth) < months.length / 2;
  return (
    <figure aria-label={label} style={{ margin: 0 }}>
      <LineChart
        height={height}
        skipAnimation
        hideLegend={series.length < 2}
        margin={{ left: 4, right: 16, top: 28, bottom: 4 }}
        grid={{ horizontal: true }}
        xAxis={[{ data: [...months], scaleType: 'point', label: monthsLabel, height: 44 }]}
        yAxis={[{ min: 0, width: 92, valueFormatter: (value: number) => format(value) }]}
        series={series.map(({ id, label: name, values }, index) => ({
          id,
          label: name,
          data: [...values],
          curve: 'linear',
          showMark: true,
          ...looks[index % looks.length],
          valueFormatter: (value) => (value === null ? '–' : format(value)),
        }))}
      >
        <ChartsReferenceLine
          x={chosenMonth}
          label={chosenLabel}
          lineStyle={{ stroke: tokens.color.ink, strokeDasharray: '3 4' }}
          // Above the chart, where no line is, and towards its middle, where there is room for it.
          spacing={{ x: inFirstHalf ? 6 : -6, y: -20 }}
          labelAlign="start"
          labelStyle={{ fontSize: 12, fontWeight: 600, textAnchor: inFirstHalf ? 'start' : 'end' }}
        />
      </LineChart>
    </figure>
  );
}

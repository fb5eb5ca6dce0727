import { BarChart } from '@mui/x-charts/BarChart';
import { tokens } from '@programme/ui';

export type DailyBarChartProps = {
  /** Accessible name of the chart. A table beside it has the numbers. */
  readonly label: string;
  readonly days: readonly {
    /** YYYY-MM-DD */
    readonly day: string;
    /** How many, a whole number. */
    readonly count: number;
  }[];
  /** Names the number in the tooltip. */
  readonly countLabel: string;
  /** Writes a day for axis and tooltip. */
  readonly formatDay: (day: string) => string;
};

const height = 150;

/** Room for a day's name on the axis, in pixels. */
const dayWidth = 64;

/** A small bar chart of counts per day. */
export function DailyBarChart({ label, days, countLabel, formatDay }: DailyBarChartProps) {
  const most = Math.max(...days.map(({ count }) => count));
  return (
    <figure aria-label={label} style={{ margin: 0 }}>
      <BarChart
        height={height}
        skipAnimation
        hideLegend
        borderRadius={2}
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: days.map(({ day }) => day),
            scaleType: 'band',
            height: 28,
            valueFormatter: formatDay,
            tickLabelMinGap: dayWidth / 2,
            disableTicks: true,
            categoryGapRatio: 0.25,
          },
        ]}
        // Counts are whole numbers.
        yAxis={[{ min: 0, max: most, width: 28, tickMinStep: 1, tickNumber: 4, disableTicks: true, disableLine: true }]}
        series={[{ label: countLabel, data: days.map(({ count }) => count), color: tokens.color.series[0] }]}
      />
    </figure>
  );
}

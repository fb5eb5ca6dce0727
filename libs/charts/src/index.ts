/** Charts, apart from `ui` because their library is large: a part that shows one loads it when it does. */
export { MonthsChart, type MonthsChartProps, type MonthsSeries } from './months-chart';
export { MonthsBars } from './months-bars';
export { DaysBars, type DaysBarsProps } from './days-bars';

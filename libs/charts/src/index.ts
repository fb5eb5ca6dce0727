/**
 * Charts, apart from `ui` because their library is large: only remotes that show one bundle it, and load it on demand.
 */
export { MonthlyBarChart } from './monthly-bar-chart';
export { DailyBarChart, type DailyBarChartProps } from './daily-bar-chart';

/** What a calculator prices, read from its form. */
export type CalculationInput = {
  /** Empty when the visitor named none. */
  readonly companyName: string;
  readonly employees: number;
  readonly activeUsers: number;
  readonly months: number;
  /** Advanced mode: active users of month 1, 2, 3…; null when every month has the same. */
  readonly activeUsersByMonth: readonly number[] | null;
};

/** The most active users of any month: what thresholds and warnings look at. */
export function peakActiveUsers({ activeUsers, activeUsersByMonth }: CalculationInput): number {
  return activeUsersByMonth ? Math.max(...activeUsersByMonth) : activeUsers;
}

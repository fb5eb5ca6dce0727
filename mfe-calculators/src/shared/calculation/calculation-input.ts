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

/**
 * One number of active users for all months: in advanced mode the mean, rounded up. The 2025 price is asked for it,
 * because the 2025 sheet knows one number only (decision P17), and longer contracts go on with it.
 */
export function meanActiveUsers({ activeUsers, activeUsersByMonth }: CalculationInput): number {
  if (!activeUsersByMonth) return activeUsers;
  return Math.ceil(activeUsersByMonth.reduce((sum, users) => sum + users, 0) / activeUsersByMonth.length);
}

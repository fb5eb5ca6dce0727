import { ports } from './ports.js';

/** What the fake price sheet and the journeys agree on. */
export const sheet = {
  port: ports.sheet,
  url: `http://127.0.0.1:${ports.sheet}/exec`,
  /** Numbers of employees that make the sheet misbehave. */
  employees: { slow: 7001, error: 7003 },
  /** Milliseconds. */
  slowness: 3000,
  priceOf: (months: number) => ({
    startFee2025: 1111,
    monthTotal2025: 1000 * months,
    longMonthDiscount: -10 * months,
    value2025: 1111 + 990 * months,
  }),
};

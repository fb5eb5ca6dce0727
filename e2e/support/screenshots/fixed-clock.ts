/** `node --import tsx --import <this file> <program>`: the program's clock begins at FIXED_CLOCK and goes on from there. */
const RealDate = Date;
const ahead = RealDate.parse(process.env['FIXED_CLOCK'] ?? '') - RealDate.now();
const now = () => RealDate.now() + ahead;

class FixedDate extends RealDate {
  constructor(...parameters: readonly number[]) {
    // Every form of a date's parameters is passed on as it is.
    super(...((parameters.length > 0 ? parameters : [now()]) as [number]));
  }

  static override now = now;
}

globalThis.Date = FixedDate as DateConstructor;

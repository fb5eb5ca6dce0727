/** `node --import <this file> <program>`: the program's clock begins at FIXED_CLOCK and goes on from there. */
const RealDate = Date;
const ahead = RealDate.parse(process.env.FIXED_CLOCK) - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...parameters) {
    if (parameters.length > 0) super(...parameters);
    else super(RealDate.now() + ahead);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};

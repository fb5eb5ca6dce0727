/** Node in the zone furthest behind UTC: there, a calendar date that is taken for a moment shows as the day before. */
const { TestEnvironment } = require('jest-environment-node');

const { TZ } = process.env;

class FurthestZoneEnvironment extends TestEnvironment {
  async setup() {
    process.env.TZ = 'Pacific/Pago_Pago';
    await super.setup();
  }

  async teardown() {
    await super.teardown();
    // The worker goes on to other suites. Without a zone of its own it has that of the machine.
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
}

module.exports = FurthestZoneEnvironment;

/**
 * `npm run db:verify`: checks the histories of all offers in the database at `DATABASE_URL`, and names the first link
 * that is broken. Changes nothing, and may run while the database is in use.
 */
import 'reflect-metadata';
import { ChainRecordsRepository } from '../../features/offers/verification/chain-records.repository.js';
import { verifyChains } from '../../features/offers/verification/chain-verification.js';
import { readDatabaseConfig } from '../../platform/config/environment.js';
import { openDatabase } from '../../platform/database/data-source.js';
import { OperatorError, runCommand } from '../../platform/process/run-command.js';
import { schema } from '../schema/schema.js';

await runCommand(async () => {
  const { database } = readDatabaseConfig(process.env);
  const dataSource = await openDatabase(database, schema, { patient: true });
  try {
    const { broken, offers, events } = await verifyChains(new ChainRecordsRepository(dataSource).all());
    if (broken) {
      const { offerId, sequence, what } = broken;
      throw new OperatorError(`Broken: offer ${offerId}${sequence === null ? '' : `, event ${sequence}`}: ${what}.`);
    }
    console.log(`${offers} offers with ${events} events: everything is as it was recorded.`);
  } finally {
    await dataSource.destroy();
  }
});

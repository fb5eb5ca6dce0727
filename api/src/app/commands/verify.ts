/**
 * `npm run db:verify -- [--since <number>.<seal>] [--seal]`: checks the histories of all offers and the published price books
 * in the database at `DATABASE_URL`, and names the first thing that is broken. Changes nothing, and may run while the
 * database is in use; with `--seal` it first seals what has no seal and is in order. Seals are checked under `APP_SECRET`.
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { headText, parseHead } from '../../features/offers/blocks/block-claim.js';
import { BlockRecordsRepository } from '../../features/offers/verification/block-records.repository.js';
import { keptHeadFault } from '../../features/offers/verification/kept-head.js';
import { describeBroken, verifyRecord } from '../../features/offers/verification/record-verification.js';
import { sealAgain } from '../../features/offers/verification/seal-again.js';
import { findSecrets, readDatabaseConfig } from '../../platform/config/environment.js';
import { openDatabase } from '../../platform/database/data-source.js';
import type { Database } from '../../platform/database/sql.js';
import { OperatorError, runCommand } from '../../platform/process/run-command.js';
import { EvidenceSeal } from '../../platform/secrets/evidence-seal.js';
import { schema } from '../schema/schema.js';

const unchecked =
  'Seals were not checked: set APP_SECRET as the API has it. Without them nobody notices who recomputes the hashes.';

await runCommand(async (parameters) => {
  const { since, seal } = optionsOf(parameters);
  const { database } = readDatabaseConfig(process.env);
  const appSecrets = findSecrets(process.env);
  const seals = appSecrets && new EvidenceSeal({ appSecrets });
  if (seal && !seals) throw new OperatorError('Set APP_SECRET as the API has it: seals are made with it.');
  const dataSource = await openDatabase(database, schema, { patient: true });
  try {
    if (seal && seals) await sealUnlessBroken(dataSource, seals, since);
    await verify(dataSource, seals, since);
    if (!seals) throw new OperatorError(unchecked);
  } finally {
    await dataSource.destroy();
  }
});

type Since = ReturnType<typeof parseHead>;

function optionsOf(parameters: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...parameters],
      options: { since: { type: 'string' }, seal: { type: 'boolean', default: false } },
    });
    const since = values.since === undefined ? undefined : parseHead(values.since);
    if (values.since !== undefined && !since) throw new Error('No head of the record');
    return { since, seal: values.seal };
  } catch {
    throw new OperatorError(
      'Say it as: npm run db:verify -- [--since <number>.<seal>] [--seal]. The number and seal are those of a head that an earlier run, the log or a mail has shown.',
    );
  }
}

/** Throws `OperatorError` for what keeps the record from being sealed. */
async function sealUnlessBroken(database: Database, seals: EvidenceSeal, since: Since): Promise<void> {
  const fault = since && (await keptHeadFault(new BlockRecordsRepository(database), since));
  if (fault !== undefined) throw new OperatorError(`Nothing was sealed: ${fault}.`);
  const broken = await sealAgain(database, seals, console.log);
  if (broken) throw new OperatorError(`No offer was sealed. Broken: ${describeBroken(broken)}.`);
}

/** Throws `OperatorError` for the first thing that is broken. */
async function verify(database: Database, seals: EvidenceSeal | undefined, since: Since): Promise<void> {
  const blockRecords = new BlockRecordsRepository(database);
  const newest = await blockRecords.newest();
  const { broken, offers, events, blocks } = await verifyRecord(database, seals);
  console.log(newest ? `The newest head is ${headText(newest)} of ${newest.at}.` : 'There is no sealed block yet.');
  const hint = seals ? '' : `\n${unchecked}`;
  if (broken) throw new OperatorError(`Broken: ${describeBroken(broken)}.${hint}`);
  const fault = since && (await keptHeadFault(blockRecords, since));
  if (fault !== undefined) throw new OperatorError(`Broken: ${fault}.${hint}`);
  const what = `${offers} offers with ${events} events in ${blocks} blocks`;
  console.log(seals ? `${what}: everything is as it was recorded.` : `${what}: all hashes are right.`);
}

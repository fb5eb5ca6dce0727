import { expect } from 'vitest';
import { BlockRecordsRepository } from '../../src/features/offers/verification/block-records.repository.js';
import { keptHeadFault } from '../../src/features/offers/verification/kept-head.js';
import { verifyRecord } from '../../src/features/offers/verification/record-verification.js';
import { sealAgain } from '../../src/features/offers/verification/seal-again.js';
import { JobScheduler } from '../../src/platform/jobs/job-scheduler.js';
import { EvidenceSeal } from '../../src/platform/secrets/evidence-seal.js';
import type { TestServer } from './test-server.js';

/** What an operator does: checks the record, and a head that was kept; seals again after a secret is gone. */
export async function checkRecord({ app, database }: TestServer): Promise<void> {
  await app.get(JobScheduler).run('event-blocks');
  const verify = async (seals: EvidenceSeal) => (await verifyRecord(database, seals)).broken;
  expect(await verify(app.get(EvidenceSeal))).toBeUndefined();
  const records = new BlockRecordsRepository(database);
  const newest = await records.newest();
  expect(newest && (await keptHeadFault(records, newest))).toBeUndefined();
  const other = new EvidenceSeal({ appSecrets: ['another secret'] });
  for (const seals of [other, app.get(EvidenceSeal)]) {
    expect(await verify(seals)).toBeDefined();
    await sealAgain(database, seals, () => undefined);
    expect(await verify(seals)).toBeUndefined();
  }
}

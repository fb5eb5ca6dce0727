import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeSmtp } from '@programme/fake-smtp';
import { EvidenceHeadJob } from '../src/features/offers/blocks/evidence-head.job.js';
import { EventBlocksJob } from '../src/features/offers/blocks/event-blocks.job.js';
import { engines } from './support/engines.js';
import { withMail } from './support/mail-harness.js';
import type { TestServer } from './support/test-server.js';

const evidenceMail = ['ann@operator.example', 'ben@operator.example'];

describe.each(engines)('the newest head of the sealed record on $name', (engine) => {
  const harness = withMail(engine);
  let smtp: FakeSmtp;
  /** Another process, which a SQLite file has not: there the same one is asked twice. */
  let second: TestServer | undefined;

  beforeEach(async () => {
    ({ smtp } = harness());
    await harness().server.stop();
    harness().server = await harness().startServer({ evidenceMail });
    harness().admin = await harness().server.adminBrowser();
    second =
      engine.name === 'SQLite' ? undefined : await harness().startServer({ evidenceMail }, harness().server.clock);
  });
  afterEach(() => second?.stop());

  const run = (server = harness().server) => server.app.get(EvidenceHeadJob).run();
  const servers = () => (second ? [harness().server, second] : [harness().server]);
  /** In each process: it sends what it has claimed, also by itself. */
  const deliver = () => Promise.all(servers().map((server) => harness().deliver(server)));
  const heads = () =>
    servers()
      .flatMap(({ log }) => log.filter(({ msg }) => msg === 'newest head of the sealed record'))
      .map(({ head }) => head);
  const sealedOffer = async () => {
    await harness().offer();
    await harness().server.app.get(EventBlocksJob).run();
  };

  it('is told once a day, in the log and to each address', async () => {
    await run();
    expect(heads()).toEqual([]);
    await sealedOffer();
    await Promise.all([run(), run(second)]);
    await run();
    await deliver();
    expect(heads()).toEqual([expect.stringMatching(/^1\.[0-9a-f]{64}$/)]);
    expect(smtp.attempts.flatMap(({ to }) => to).sort()).toEqual(evidenceMail);
    expect(smtp.attempts[0]?.text).toContain(`npm run db:verify -- --since ${String(heads()[0])}`);
    harness().server.clock.advance({ hours: 24 });
    await run();
    await deliver();
    expect([heads().length, smtp.attempts.length]).toEqual([2, 4]);
  });

  it('is not told at night', async () => {
    await sealedOffer();
    harness().server.clock.advance({ hours: 16 });
    await run();
    expect(heads()).toEqual([]);
  });

  it('is sent again when the server refuses it for now', async () => {
    await sealedOffer();
    smtp.answerWith({ kind: 'refused', at: 'recipient', code: 450 });
    await run();
    await deliver();
    smtp.answerWith({ kind: 'ok' });
    smtp.forget();
    harness().server.clock.advance({ seconds: 5 });
    await deliver();
    expect(smtp.attempts).toHaveLength(2);
  });
});

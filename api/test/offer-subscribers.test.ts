import { readFileSync } from 'node:fs';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { offerActions } from '@programme/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OffersModule } from '../src/features/offers/offers.module.js';
import { OfferOverviewModule } from '../src/features/offers/offer-overview.module.js';
import { OfferEvents } from '../src/features/offers/events/offer-events.js';
import type { OfferSubscriber } from '../src/features/offers/events/offer-subscriber.js';
import { engines, sqliteEngine } from './support/engines.js';
import { createOffer, detailsOf, learnCreators } from './support/offers.js';
import { TestServer } from './support/test-server.js';
import { withServer } from './support/with-server.js';

const page = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');

/** Cells of the rows of a table, without the marks of code; those whose first cell is code alone. */
const cellsOf = (heading: string): string[][] => {
  const table = page.slice(page.indexOf(heading)).split('\n\n')[0] ?? '';
  return table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim().replaceAll('`', '')));
};

describe('docs/architecture.md', () => {
  it('has each action and its subscribers, and no other', async () => {
    const subscribe = vi.spyOn(OfferEvents.prototype, 'subscribe');
    const database = await sqliteEngine.create();
    const server = await TestServer.start(database);
    const subscribed = subscribe.mock.calls.flatMap(([{ name, inTransaction = {}, afterCommit = {} }]) =>
      [...new Set([...Object.keys(inTransaction), ...Object.keys(afterCommit)])].map((action) =>
        [action, name, action in inTransaction, action in afterCommit].join(),
      ),
    );
    await server.stop();
    await database.drop();
    const told = cellsOf('| Action ').map(([action, name, inside, after]) =>
      [action, name, inside !== '–', after !== '–'].join(),
    );
    expect(told.sort()).toEqual(subscribed.sort());
  });

  type Module = object;
  const metadata = (key: string, module: Module): Module[] =>
    (Reflect.getMetadata(key, module) as Module[] | undefined) ?? [];
  const nameOf = (module: Module) => (module as { name: string }).name;

  it('has the modules of offers, and how much each exports; none has more than 14 providers', () => {
    const modules = new Set([OfferOverviewModule, ...metadata(MODULE_METADATA.IMPORTS, OffersModule)]);
    for (const one of modules)
      for (const imported of metadata(MODULE_METADATA.IMPORTS, one))
        if (/^Offer|^ClientPage/.test(nameOf(imported))) modules.add(imported as typeof OfferOverviewModule);
    const found = [...modules].map((one) => [nameOf(one), String(metadata(MODULE_METADATA.EXPORTS, one).length)]);
    expect(
      cellsOf('| Module ')
        .map(([name, , count]) => [name, count])
        .sort(),
    ).toEqual(found.sort());
    const large = [...modules].filter((one) => metadata(MODULE_METADATA.PROVIDERS, one).length > 14);
    expect(large.map(nameOf)).toEqual([]);
  });
});

describe.each(engines)('a subscriber of offers on $name', (engine) => {
  const server = withServer(engine);
  const told: string[] = [];
  let failsInside = false;
  let failsAfter = false;

  const subscriber: OfferSubscriber = {
    name: 'foreign',
    inTransaction: Object.fromEntries(
      offerActions.map((action) => [
        action,
        async (transaction: { query: (sql: string) => Promise<unknown> }, { offer }: { offer: { id: string } }) => {
          // Its rows are those of the command.
          await transaction.query('UPDATE offers SET terms = terms WHERE 1 = 0');
          told.push(`${action} ${offer.id}`);
          if (failsInside) throw new Error('a subscriber failed');
        },
      ]),
    ),
    afterCommit: {
      created: () => {
        if (failsAfter) throw new Error('a subscriber failed later');
      },
    },
  };

  beforeAll(() => server().app.get(OfferEvents).subscribe(subscriber));
  afterAll(() => {
    told.length = 0;
  });

  it('learns of what is done, and of nothing that was undone', async () => {
    const admin = await server().adminBrowser();
    await learnCreators(admin);
    const { offer } = await createOffer(admin);
    expect(told).toEqual([`created ${offer.id}`]);
    failsInside = true;
    await admin.post(`/api/offers/${offer.id}/code`).send({}).expect(500);
    await admin.delete(`/api/offers/${offer.id}`).send({}).expect(500);
    failsInside = false;
    const { offer: kept } = await detailsOf(admin, offer.id);
    expect(kept.version).toBe(1);
    const { body } = await admin.get(`/api/offers/${offer.id}/history`).expect(200);
    expect((body as { action: string }[]).map(({ action }) => action)).toEqual(['created']);
    await admin.delete(`/api/offers/${offer.id}`).send({}).expect(204);
    expect(told.at(-1)).toBe(`deleted ${offer.id}`);
  });

  it('that fails after the commit is in the log, and the command has succeeded', async () => {
    failsAfter = true;
    const admin = await server().adminBrowser();
    const { offer } = await createOffer(admin);
    failsAfter = false;
    await admin.get(`/api/offers/${offer.id}/details`).expect(200);
    const line = server().log.find(({ message, msg }) =>
      String(message ?? msg).includes('what follows from a command'),
    );
    expect(JSON.stringify(line)).toContain('a subscriber failed later');
  });

  it('has a name of its own', () => {
    expect(() => server().app.get(OfferEvents).subscribe(subscriber)).toThrow('called foreign already');
  });
});

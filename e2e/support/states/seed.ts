import { readFileSync } from 'node:fs';
import { apiPaths, type NewOffer, type PriceBookDetails } from '@programme/contracts';
import type { APIRequestContext } from '@playwright/test';
import { OfferMaker, post } from '../made-offers.js';
import { product } from '../product.js';
import { openDatabase } from '../product-database.js';
import { fixedProduct } from './fixed-product.js';
import { addDraft, fixDraft } from './seeded-draft.js';

type Offer = Partial<NewOffer> & Pick<NewOffer, 'quotes'>;

const longName = 'Compañía Española de Bienestar y Actividad Física, S. A. de C. V.';

/** From the oldest to the newest. On the product's today `expired` is over, and `enterprise` ends soon. */
const offers = {
  expired: {
    clientName: 'Kowalski i Wspólnicy',
    quotes: [{ packageType: 'comfort', employeesCount: 42, monthsCount: 4 }],
  },
  enterprise: {
    clientName: 'Żółw i Synowie',
    currency: 'EUR',
    validUntil: '2030-03-19',
    quotes: [
      { packageType: 'enterprise', activeUsers: 20, monthsCount: 3, discountType: 'percentage', discountValue: 10 },
    ],
  },
  comfort: {
    clientName: 'Acme',
    currency: 'USD',
    language: 'en',
    contactName: 'Jane Roe',
    contactEmail: 'jane.roe@example.com',
    introduction: 'Dear Jane,\n\nas agreed on the phone, here is what Comfort costs for your team.',
    terms: '1. Payment within 14 days.\n2. VAT is added to all prices.',
    quotes: [
      {
        packageType: 'comfort',
        employeesCount: 123,
        monthsCount: 4,
        note: 'One line\nand another',
        showBetterPriceHint: true,
      },
    ],
  },
  both: {
    clientName: longName,
    currency: 'MXN',
    quotes: [
      { packageType: 'both', activeUsers: 4000, monthsCount: 12 },
      { packageType: 'enterprise', activeUsers: 60, monthsCount: 1 },
    ],
  },
} satisfies Record<string, Offer>;

export type OfferName = keyof typeof offers;

/** Address and code of each offer. */
export type Seed = Readonly<Record<OfferName, { readonly id: string; readonly path: string; readonly code: string }>>;

export const readSeed = () => JSON.parse(readFileSync(fixedProduct.seedFile, 'utf8')) as Seed;

/** Fills the empty database: offers, a user, creators, calculations, a price book. The request carries an admin's cookie afterwards. */
export async function fillDatabase(request: APIRequestContext): Promise<Seed> {
  const maker = await OfferMaker.logIn(request, product.admin);
  const made: Record<string, unknown> = {};
  for (const [name, offer] of Object.entries<Offer>(offers)) {
    made[name] = await maker.make({ validUntil: '2030-04-14', ...offer });
  }
  const seed = made as Seed;
  await send(request, apiPaths.register, { username: 'Zoë Żak', password: 'four plain words here' });
  await send(request, apiPaths.creators, { name: 'Maria del Carmen Fernández-Villanueva', shortName: 'Maria' });
  await send(request, apiPaths.slackMappings, { creatorName: 'Łukasz Dąbrowski', slackUserId: 'U0LUKASZ' });
  for (const { day, ...calculation } of calculations) {
    await send(request, apiPaths.logs, { ...calculation, timestamp: `${day}T12:34:56.000Z` });
  }
  setTimes(seed, await addDraft(request));
  return seed;
}

const calculations = [
  { company: 'Acme', calculator: '2026', day: '2030-03-12' },
  { company: longName, calculator: '2026-admin', day: '2030-03-07' },
  { company: null, calculator: '2025', day: '2030-03-05' },
  { company: 'Żółw i Synowie', calculator: 'comfort', day: '2030-02-12' },
].map((calculation, index) => ({
  ...calculation,
  currency: 'PLN',
  employees: 1200 + index,
  activeUsers: 130 + index,
  months: 6 + index,
  totalPrice: 38_800 + index,
}));

/** Days on which a client opened an offer. */
const visits: Partial<Record<OfferName, readonly string[]>> = {
  enterprise: ['2030-03-10', '2030-03-13'],
  both: ['2030-03-14'],
};

async function send(request: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await post(request, path, data);
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
}

/** What the API stamped with the second in which it was called gets a day of its own, past the API; visits are added. */
function setTimes(seed: Seed, draft: Pick<PriceBookDetails, 'id'>): void {
  const database = openDatabase(fixedProduct.databaseFile);
  const offerDay = database.prepare('UPDATE offers SET created_at = ? WHERE id = ?');
  const eventDay = database.prepare('UPDATE offer_events SET at = ? WHERE offer_id = ?');
  const revisionDay = database.prepare('UPDATE offer_revisions SET created_at = ? WHERE offer_id = ?');
  const logDay = database.prepare('UPDATE api_logs SET timestamp = ? WHERE active_users = ?');
  const visit = database.prepare(`
    INSERT INTO offer_views (offer_id, viewed_at, session_duration, active_seconds, ip_address, session_key)
    VALUES (?, ?, 185, 140, '203.0.113.0', ?)`);
  for (const [index, { id }] of Object.values(seed).entries()) {
    const time = `2030-03-0${index + 2} 08:15:00.000`;
    for (const day of [offerDay, eventDay, revisionDay]) day.run(time, id);
  }
  for (const [name, days] of Object.entries(visits)) {
    for (const day of days) visit.run(seed[name as OfferName].id, `${day} 09:30:00.000`, `${name}-${day}`);
  }
  for (const { day, activeUsers } of calculations) logDay.run(`${day} 12:34:56.000`, activeUsers);
  database.prepare('UPDATE offers SET valid_until = ? WHERE id = ?').run('2030-03-05', seed.expired.id);
  fixDraft(database, draft.id);
  database.close();
}

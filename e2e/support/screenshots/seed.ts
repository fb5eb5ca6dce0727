import { readFileSync } from 'node:fs';
import { apiPaths, type NewOffer } from '@programme/contracts';
import type { APIRequestContext } from '@playwright/test';
import Database from 'libsql';
import { OfferMaker, post } from '../made-offers.js';
import { product } from '../product.js';
import { fixedProduct } from './fixed-product.js';

type Offer = Partial<NewOffer> & Pick<NewOffer, 'quotes'>;

const longName = 'Compañía Española de Bienestar y Actividad Física, S. A. de C. V.';

/** From the oldest to the newest. `expired` is over on the product's today. */
const offers = {
  expired: {
    clientName: 'Kowalski i Wspólnicy',
    quotes: [{ packageType: 'comfort', employeesCount: 42, monthsCount: 4 }],
  },
  enterprise: {
    clientName: 'Żółw i Synowie',
    currency: 'EUR',
    quotes: [
      { packageType: 'enterprise', activeUsers: 20, monthsCount: 3, discountType: 'percentage', discountValue: 10 },
    ],
  },
  comfort: {
    clientName: 'Acme',
    currency: 'USD',
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

/** Fills the empty database: offers, a user, creators, calculations. The request carries an admin's cookie afterwards. */
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
  for (const calculation of calculations) await send(request, apiPaths.logs, calculation);
  setTimes();
  return seed;
}

const calculations = ['Acme', longName, null].map((company, index) => ({
  calculator: '2026-admin',
  timestamp: `2030-03-1${index}T12:34:56.000Z`,
  company,
  currency: 'PLN',
  employees: 1200 + index,
  activeUsers: 130 + index,
  months: 6 + index,
  totalPrice: 38_800 + index,
}));

async function send(request: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await post(request, path, data);
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
}

/** What the API stamped with the second in which it was called gets a day of its own, past the API. */
function setTimes(): void {
  const database = new Database(fixedProduct.databaseFile);
  database.exec(`
    UPDATE offers SET valid_until = '2030-03-01' WHERE client_name = '${offers.expired.clientName}';
    UPDATE offers SET created_at = datetime('2030-03-01 08:15:00', '+' || rank || ' days') || '.000'
      FROM (SELECT id AS of_rank, row_number() OVER (ORDER BY created_at) AS rank FROM offers) WHERE id = of_rank;
  `);
  database.close();
}

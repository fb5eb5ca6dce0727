import type { QueryRunner } from 'typeorm';
import { placeholders, readTime } from '../../../platform/database/sql.js';
import { canonicalDigest } from '../../../platform/digests/canonical-digest.js';

/** Offers that are read at once. */
const batch = 200;

type OfferRow = {
  readonly id: string;
  readonly clientName: string;
  readonly creator: string | null;
  readonly currency: string;
  readonly validUntil: string;
  readonly createdAt: Date | string;
};

type QuoteRow = Readonly<Record<string, unknown>> & { readonly offerId: string };

/** Gives each offer that was there before there were revisions its first one. Part of a migration: never edit it. */
export async function firstRevisions(runner: QueryRunner): Promise<void> {
  for (let after = ''; ;) {
    const offers = (await runner.query(
      `SELECT offer.id, offer.client_name AS clientName, creator.name AS creator, offer.currency,
         offer.valid_until AS validUntil, offer.created_at AS createdAt
       FROM offers offer LEFT JOIN creators creator ON creator.id = offer.creator_id
       WHERE offer.id > ? ORDER BY offer.id LIMIT ${batch}`,
      [after],
    )) as OfferRow[];
    const last = offers.at(-1);
    if (!last) return;
    after = last.id;
    const quotes = await quotesOf(runner, offers);
    for (const offer of offers) await insert(runner, offer, quotes.get(offer.id) ?? []);
  }
}

async function quotesOf(runner: QueryRunner, offers: readonly OfferRow[]): Promise<Map<string, QuoteRow[]>> {
  const ids = offers.map(({ id }) => id);
  const rows = (await runner.query(
    `SELECT offer_id AS offerId, id, package_type AS packageType, active_users AS activeUsers,
       employees_count AS employeesCount, months_count AS monthsCount, discount_type AS discountType,
       discount_value AS discountValue, enterprise_discount_type AS enterpriseDiscountType,
       enterprise_discount_value AS enterpriseDiscountValue, comfort_discount_type AS comfortDiscountType,
       comfort_discount_value AS comfortDiscountValue, startup_fee_override AS startupFeeOverride, note,
       show_better_price_hint AS showBetterPriceHint, calculated_prices AS calculatedPrices, order_index AS orderIndex
     FROM offer_quotes WHERE offer_id IN (${placeholders(ids)}) ORDER BY offer_id, order_index`,
    [...ids],
  )) as QuoteRow[];
  const byOffer = new Map<string, QuoteRow[]>();
  for (const row of rows) byOffer.set(row.offerId, [...(byOffer.get(row.offerId) ?? []), row]);
  return byOffer;
}

async function insert(runner: QueryRunner, { id, ...row }: OfferRow, quotes: readonly QuoteRow[]): Promise<void> {
  const createdAt = readTime(row.createdAt);
  const snapshot = {
    offer: { ...row, creator: row.creator ?? '', createdAt: createdAt.toISOString() },
    quotes: quotes.map(({ offerId: _offerId, ...quote }) => ({
      ...quote,
      showBetterPriceHint: Number(quote['showBetterPriceHint']) === 1,
      calculatedPrices: parsed(quote['calculatedPrices']),
    })),
  };
  await runner.query(
    `INSERT INTO offer_revisions (offer_id, number, current_offer_id, snapshot, digest, created_at)
     VALUES (?, 1, ?, ?, ?, ?)`,
    [id, id, JSON.stringify(snapshot), canonicalDigest(snapshot), createdAt],
  );
}

/** MySQL hands JSON over as a value, the others as its text. */
const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

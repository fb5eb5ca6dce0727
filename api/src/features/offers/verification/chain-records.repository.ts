import type { Quote } from '@programme/contracts';
import type { DataSource } from 'typeorm';
import { canonicalDigest } from '../../../platform/digests/canonical-digest.js';
import { atOneMoment, columnsOf, placeholders, type Transaction } from '../../../platform/database/sql.js';
import { optionalTimeOf, timeOf, valueOf } from '../../../platform/database/stored-values.js';
import { OfferQuoteEntity } from '../records/offer-quote.entity.js';
import { shownTexts } from '../records/offer-content.js';
import type {
  ChainRecords,
  DecisionRecord,
  EventRecord,
  MessageRecord,
  OfferRecord,
  RevisionRecord,
} from './chain-records.js';

/** Offers that are read at once. */
const sliceOffers = 100;

type Row = Readonly<Record<string, unknown>> & { readonly offerId: string };

const approvalColumns = `approval_requested_at AS requestedAt, approval_requested_by AS requestedBy,
  approval_requesters AS requesters,
  approval_discount AS discount, approval_limit AS \`limit\`, approval_rejected_at AS rejectedAt,
  approval_rejected_by AS rejectedBy, approval_rejection AS rejection, approved_discounts AS approvedDiscounts`;

/** Reads all that there is of offers, as plainly as it is stored: what was changed by hand need not fit an entity. */
export class ChainRecordsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Slices of the records of all offers that any table knows, by their ids; each slice as it is at one moment. */
  async *all(): AsyncGenerator<readonly ChainRecords[], void> {
    for (let after = ''; ;) {
      const ids = await this.#idsAfter(after);
      const last = ids.at(-1);
      if (last === undefined) return;
      after = last;
      yield await atOneMoment(this.dataSource, (transaction) => read(transaction, ids));
    }
  }

  async #idsAfter(after: string): Promise<string[]> {
    const sources = [
      ['offers', 'id'],
      ['offer_event_heads', 'offer_id'],
      ['offer_events', 'offer_id'],
    ] as const;
    const found = new Set<string>();
    for (const [table, column] of sources) {
      const rows = await this.dataSource.query<{ id: string }[]>(
        `SELECT DISTINCT ${column} AS id FROM ${table} WHERE ${column} > ? ORDER BY ${column} LIMIT ${sliceOffers}`,
        [after],
      );
      for (const { id } of rows) found.add(id);
    }
    return [...found].sort().slice(0, sliceOffers);
  }
}

async function read(transaction: Transaction, ids: readonly string[]): Promise<ChainRecords[]> {
  const rowsOf = async (columns: string, table: string, order: string) => {
    const key = table === 'offers' ? 'id' : 'offer_id';
    const rows = await transaction.query<Row[]>(
      `SELECT ${columns} FROM ${table} WHERE ${key} IN (${placeholders(ids)}) ORDER BY ${order}`,
      [...ids],
    );
    return byOffer(rows);
  };
  const offers = await rowsOf(
    `id AS offerId, revision, decision, withdrawn_at AS withdrawnAt, message_count AS messageCount,
     question_asked_at AS questionAskedAt, extension_requested_at AS extensionRequestedAt, ${approvalColumns},
     sent_at AS sentAt, client_name AS clientName, currency, valid_until AS validUntil, created_at AS createdAt,
     introduction, terms`,
    'offers',
    'id',
  );
  const quotes = await rowsOf(columnsOf(transaction, OfferQuoteEntity), 'offer_quotes', 'order_index');
  const revisions = await rowsOf(
    'offer_id AS offerId, number, current_offer_id AS currentOfferId, snapshot, digest, created_at AS createdAt, username',
    'offer_revisions',
    'number',
  );
  const decisions = await rowsOf(
    `offer_id AS offerId, current_offer_id AS currentOfferId, kind, revision, decided_at AS decidedAt, evidence, digest,
     sealed_address AS sealedAddress, user_agent AS userAgent, visits, reversal_sequence AS reversalSequence`,
    'offer_decisions',
    'id',
  );
  const messages = await rowsOf('offer_id AS offerId, author, name, text, at', 'offer_messages', 'id');
  const events = await rowsOf(
    `offer_id AS offerId, sequence, action, at, user_id AS userId, username, fields, payload,
     previous_hash AS previousHash, hash`,
    'offer_events',
    'sequence',
  );
  const heads = await rowsOf('offer_id AS offerId, sequence, hash, seal', 'offer_event_heads', 'offer_id');
  return ids.map((offerId) => {
    const [offer] = offers.get(offerId) ?? [];
    return {
      offerId,
      offer: offer && toOffer(offer, quotes.get(offerId) ?? []),
      revisions: (revisions.get(offerId) ?? []).map(toRevision),
      decisions: (decisions.get(offerId) ?? []).map(toDecision),
      messages: (messages.get(offerId) ?? []).map(toMessage),
      events: (events.get(offerId) ?? []).map(toEvent),
      head: heads.get(offerId)?.[0] as ChainRecords['head'],
    };
  });
}

function byOffer(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const grouped = new Map<string, Row[]>();
  for (const row of rows) {
    const own = grouped.get(row.offerId);
    if (own) own.push(row);
    else grouped.set(row.offerId, [row]);
  }
  return grouped;
}

function toOffer(
  {
    offerId: _offerId,
    revision,
    decision,
    withdrawnAt,
    messageCount,
    questionAskedAt,
    extensionRequestedAt,
    requestedAt,
    requestedBy,
    requesters,
    discount,
    limit,
    rejectedAt,
    rejectedBy,
    rejection,
    approvedDiscounts,
    sentAt,
    introduction,
    terms,
    ...fields
  }: Row,
  quotes: readonly Row[],
) {
  const texts = shownTexts({ introduction, terms } as Parameters<typeof shownTexts>[0]);
  const offer = { ...fields, ...texts, creator: '', createdAt: timeOf(fields['createdAt']) };
  const shown = { offer, quotes: quotes.map(toQuote) } as unknown as OfferRecord['shown'];
  return {
    revision,
    decision,
    withdrawnAt: optionalTimeOf(withdrawnAt),
    messageCount,
    questionAskedAt: optionalTimeOf(questionAskedAt),
    extensionRequestedAt: optionalTimeOf(extensionRequestedAt),
    approval: {
      requestedAt: optionalTimeOf(requestedAt),
      requestedBy,
      requestersDigest: digestOf(requesters),
      discount,
      limit,
      rejectedAt: optionalTimeOf(rejectedAt),
      rejectedBy,
      rejection,
    },
    approvedDigest: digestOf(approvedDiscounts),
    sentAt: optionalTimeOf(sentAt),
    shown,
  } as OfferRecord;
}

/** Digest of a JSON column; null where it is empty. */
const digestOf = (value: unknown) => (value === null ? null : canonicalDigest(valueOf(value)));

const toQuote = ({ offerId: _offerId, showBetterPriceHint, calculatedPrices, ...quote }: Row): Quote =>
  ({
    ...quote,
    showBetterPriceHint: Number(showBetterPriceHint) === 1,
    calculatedPrices: valueOf(calculatedPrices),
  }) as unknown as Quote;

const toRevision = ({ offerId: _offerId, snapshot, createdAt, ...revision }: Row) =>
  ({ ...revision, snapshot: valueOf(snapshot), createdAt: timeOf(createdAt) }) as unknown as RevisionRecord;

const toDecision = ({ offerId: _offerId, evidence, visits, decidedAt, ...decision }: Row) =>
  ({
    ...decision,
    evidence: valueOf(evidence),
    visits: valueOf(visits),
    decidedAt: timeOf(decidedAt),
  }) as unknown as DecisionRecord;

const toMessage = ({ offerId: _offerId, at, ...message }: Row) =>
  ({ ...message, at: timeOf(at) }) as unknown as MessageRecord;

const toEvent = ({ offerId: _offerId, at, fields, payload, ...event }: Row) =>
  ({ ...event, at: timeOf(at), fields: valueOf(fields), payload: valueOf(payload) }) as unknown as EventRecord;

import { serverEngine, type ApiClient } from '@programme/api-testing';
import {
  apiPath,
  apiPaths,
  priceBookPaths,
  type ActivePriceBook,
  type NewOffer,
  type OfferCreated,
  type OfferDetails,
  type PriceBookDetails,
} from '@programme/contracts';
import { firstPriceBook, priceBookContent, type QuotePrices } from '@programme/pricing';
import { atLeast, atMost, pause, type Finding, type Scenario } from '../harness/scenario.js';

/** Approval ends 30 s before the instant; the rest is for the calls until then. */
const leadMs = 40_000;
const loadBeforeMs = 3_000;
const loadAfterMs = 3_000;
const readers = 8;

/** 120 users for 6 months: 10,000 + 6 × 5,500 × 0.75, and with a monthly fee of 5,600. */
const quote = { packageType: 'enterprise', activeUsers: 120, monthsCount: 6 } as const;
const totals = { before: 34_750, after: 35_200 };
const raise = 100;

/** An answer with the books that priced it. Times in epoch milliseconds. */
type Priced = { readonly sentAt: number; readonly receivedAt: number; readonly books: readonly string[] };

/** Two processes change to new prices at one instant, while people ask both for prices and make offers. */
export const priceBookSwitch: Scenario = {
  name: 'price-book-switch',
  needsServer: true,
  waits: true,
  run: async (harness) => {
    const database = await harness.database(serverEngine());
    const first = await harness.api(database);
    const second = await harness.api(database);
    const admin = await first.admin();
    const instant = Date.now() + leadMs;
    const nextId = await publish(admin, instant);
    await pause(instant - loadBeforeMs - Date.now());
    const creators = (await admin.call('GET', apiPaths.creators)).body as { name: string }[];
    const answers: Priced[] = [];
    const isOver = () => Date.now() > instant + loadAfterMs;
    const people = Array.from({ length: readers }, async (_, index) => {
      const person = new Person(admin.at((index % 2 ? first : second).url), nextId, creators[0]?.name ?? '');
      while (!isOver()) answers.push(...(await person.askAll()));
    });
    await Promise.all(people);
    return findings(answers, instant, nextId);
  },
};

function findings(answers: readonly Priced[], instant: number, nextId: string): Finding[] {
  const before = answers.filter(({ receivedAt }) => receivedAt < instant);
  const after = answers.filter(({ sentAt }) => sentAt >= instant);
  const count = (some: readonly Priced[], isWrong: (books: readonly string[]) => boolean) =>
    some.filter(({ books }) => isWrong(books)).length;
  return [
    atLeast('answers before the instant', before.length, 30),
    atLeast('answers after the instant', after.length, 30),
    atMost(
      'answers that mix books',
      count(answers, (books) => new Set(books).size !== 1),
      0,
    ),
    atMost(
      'answers by the new book before its instant',
      count(before, (books) => books.includes(nextId)),
      0,
    ),
    atMost(
      'answers by the old book after the instant',
      count(after, (books) => books.some((id) => id !== nextId)),
      0,
    ),
  ];
}

/** Publishes the first book with higher monthly fees in PLN. The only admin may approve alone. */
async function publish(admin: ApiClient, instant: number): Promise<string> {
  const created = await ask<PriceBookDetails>(admin, 'POST', priceBookPaths.all, {
    basedOn: firstPriceBook.id,
    label: 'Next',
  });
  const { PLN, ...currencies } = firstPriceBook.currencies;
  const tiers = PLN.tiers.map((tier) => ({ ...tier, fee: tier.fee + raise }));
  const content = { ...priceBookContent(firstPriceBook), currencies: { ...currencies, PLN: { ...PLN, tiers } } };
  const { id } = created;
  const saved = await ask<PriceBookDetails>(admin, 'PUT', apiPath(priceBookPaths.one, { id }), {
    version: created.version,
    label: created.label,
    effectiveFrom: new Date(instant).toISOString(),
    content,
  });
  const submitted = await ask<PriceBookDetails>(admin, 'POST', apiPath(priceBookPaths.submit, { id }), {
    version: saved.version,
    reason: 'Agreed',
  });
  await ask(admin, 'POST', apiPath(priceBookPaths.approve, { id }), { version: submitted.version });
  return id;
}

/** Somebody who asks one process for prices in each way that there is. */
class Person {
  constructor(
    private readonly client: ApiClient,
    private readonly nextId: string,
    private readonly creator: string,
  ) {}

  async askAll(): Promise<Priced[]> {
    return [await this.#priced(() => this.#book()), await this.#priced(() => this.#quote()), await this.#offer()];
  }

  async #priced(askBooks: () => Promise<string[]>): Promise<Priced> {
    const sentAt = Date.now();
    const books = await askBooks();
    return { sentAt, receivedAt: Date.now(), books };
  }

  /** The book that is named, and the one that its content is of. */
  async #book(): Promise<string[]> {
    const { id, content } = await ask<ActivePriceBook>(this.client, 'GET', priceBookPaths.active);
    const fee = content.currencies.PLN.tiers[0]?.fee ?? 0;
    const isNext = fee === (firstPriceBook.currencies.PLN.tiers[0]?.fee ?? 0) + raise;
    return [id, isNext ? this.nextId : firstPriceBook.id];
  }

  async #quote(): Promise<string[]> {
    return this.#booksOf(
      await ask<QuotePrices>(this.client, 'POST', apiPaths.offerPrices, { ...quote, currency: 'PLN' }),
    );
  }

  /** An offer is priced while it is made. What it was priced by is read afterwards. */
  async #offer(): Promise<Priced> {
    const body: NewOffer = {
      clientName: 'Acme',
      creator: this.creator,
      currency: 'PLN',
      validUntil: '2030-01-31',
      quotes: [quote, quote],
    };
    const sentAt = Date.now();
    const { offer } = await ask<OfferCreated>(this.client, 'POST', apiPaths.offers, body);
    const receivedAt = Date.now();
    const details = await ask<OfferDetails>(this.client, 'GET', apiPath(apiPaths.offerDetails, { id: offer.id }));
    return {
      sentAt,
      receivedAt,
      books: details.quotes.flatMap(({ calculatedPrices }) => this.#booksOf(calculatedPrices)),
    };
  }

  /** The book that is named, and the one that the total is by. */
  #booksOf({ priceBookId, enterprise }: Pick<QuotePrices, 'priceBookId' | 'enterprise'>): string[] {
    const total = enterprise?.finalTotal;
    if (total === totals.after) return [priceBookId, this.nextId];
    return [priceBookId, total === totals.before ? firstPriceBook.id : `a total of ${total}`];
  }
}

/** The body of a right answer. Throws for any other. */
async function ask<Body>(client: ApiClient, method: string, path: string, body?: object): Promise<Body> {
  const answer = await client.call(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as Body;
}

import type { PublicOffer } from '@programme/contracts';
import { spaced, viewOf, viewOfAnswer } from './offer-view.fixture';
import { enterprise, publicOffer } from './public-offer.fixture';

const answer = (change: Partial<PublicOffer> = {}) => ({ ...publicOffer([enterprise]), ...change });

test('The frame says whose offer it is, who made it and when, and what is kept in which currency', () => {
  expect(viewOf([[enterprise], { daysLeft: 1 }])).toMatchObject({
    language: 'en',
    vendor: 'Activity Programme',
    heading: 'Offer for Acme',
    clientName: 'Acme',
    currency: 'Prices in PLN',
    creatorInitials: 'AN',
    introduction: undefined,
    terms: undefined,
    facts: [
      { id: 'creator', label: 'Prepared by', value: 'Anna Nowak' },
      { id: 'validUntil', label: 'Valid until', value: 'February 19, 2027' },
      { id: 'created', label: 'Prepared on', value: 'November 21, 2026' },
    ],
    daysLeft: '1 day left',
    expired: null,
    noQuotes: 'This offer has no quotes yet. Please contact your sales representative.',
    footer: 'This offer was prepared on November 21, 2026.',
  });
});

test.each<[PublicOffer['status'], boolean, boolean, boolean]>([
  ['open', true, true, false],
  ['expired', true, false, true],
  ['accepted', true, false, false],
  ['declined', true, false, false],
  ['withdrawn', false, false, false],
  ['awaiting-approval', false, false, false],
])('An offer that is %s: last day %p, days left %p, badge %p', (status, hasLastDay, hasDaysLeft, hasBadge) => {
  const { facts, daysLeft, expired } = viewOfAnswer({ ...publicOffer([enterprise], { daysLeft: 2 }), status });
  const lastDay = hasLastDay ? ['validUntil'] : [];
  expect(facts.map(({ id }) => id)).toEqual(['creator', ...lastDay, 'created']);
  expect(daysLeft).toBe(hasDaysLeft ? '2 days left' : null);
  expect(expired).toEqual(
    hasBadge
      ? {
          badge: 'Expired',
          text: 'This offer has expired. Please contact your sales representative for an updated quote.',
        }
      : null,
  );
});

const email = { id: 'email', label: 'E-mail', value: 'anna@example.com', href: 'mailto:anna@example.com' };
const phone = { id: 'phone', label: 'Phone', value: '+48 22 123', href: 'tel:+4822123' };

test.each<[PublicOffer['creatorContact'] | undefined, readonly object[]]>([
  [{ email: email.value, phone: phone.value }, [email, phone]],
  [{ email: email.value, phone: null }, [email]],
  [{ email: null, phone: phone.value }, [phone]],
  [{ email: null, phone: null }, []],
  // As an older API answers.
  [undefined, []],
])('A creator with %j is reached by', (creatorContact, contacts) => {
  expect(viewOfAnswer({ ...answer(), creatorContact } as PublicOffer).contacts).toEqual(contacts);
});

test('Introduction and terms stand as they were written', () => {
  const view = viewOf([[enterprise], { introduction: 'Dear Acme,\nhere it is.', terms: 'Paid in 14 days.' }]);
  expect(view.introduction).toBe('Dear Acme,\nhere it is.');
  expect(view.terms).toEqual({ title: 'Terms', text: 'Paid in 14 days.' });
});

test('Names in another direction of writing keep to themselves', () => {
  const { heading, facts } = viewOf([[enterprise], { clientName: 'שלום', creator: 'אנה' }]);
  expect(heading).toBe('Offer for \u2068שלום\u2069');
  expect(facts[0]?.value).toBe('\u2068אנה\u2069');
});

test('Quotes are options with numbers where there are several, and notes say whose they are', () => {
  const note = { title: 'Note from Activity Programme', text: 'Two\nlines' };
  expect(viewOf([[{ ...enterprise, note: note.text }]]).quotes).toMatchObject([{ id: '1', option: null, note }]);
  expect(viewOf([[enterprise, { ...enterprise, note: note.text }]]).quotes).toMatchObject([
    { id: '1', option: 'Option 1', note: null },
    { id: '2', option: 'Option 2', note },
  ]);
  expect(viewOf([[]]).quotes).toEqual([]);
});

test.each([
  ['en', ['1 month', '2 months', '3 months'], 'Enterprise (for 1,200 active users)'],
  ['pl', ['1 miesiąc', '2 miesiące', '3 miesiące'], 'Enterprise (dla 1 200 aktywnych użytkowników)'],
  ['es', ['1 mes', '2 meses', '3 meses'], 'Enterprise (para 1.200 usuarios activos)'],
] as const)('Lengths and numbers of people in %s', (language, titles, heading) => {
  const [item] = viewOf([[{ ...enterprise, activeUsers: 1200, monthsCount: 2 }]], language).quotes[0]!.packages;
  expect(item!.lengths.map(({ title }) => spaced(title))).toEqual(titles);
  expect(spaced(item!.heading)).toBe(heading);
});

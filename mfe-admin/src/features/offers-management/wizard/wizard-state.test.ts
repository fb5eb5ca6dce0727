import { quoteFields, type OfferCreated } from '@programme/contracts';
import { acme, details } from '../offers.fixture';
import { blankDraft, editDraft, withQuote, type Draft } from './draft';
import type { StoredDraft } from './draft-storage';
import { firstState, isDone, isOpenable, wizardReducer, type WizardAction, type WizardState } from './wizard-state';

const beginning = { language: 'en', today: '2026-11-21' } as const;
const blank = blankDraft(beginning);
const fields = quoteFields({ packageType: 'enterprise', activeUsers: 10, monthsCount: 6 });
const withOne: Draft = { ...blank, basicsDone: true, quotes: withQuote([], fields) };
const created: OfferCreated = { offer: acme, generatedPassword: null };
const empty = firstState({ kept: null, calculated: null, beginning });
const inQuotes: WizardState = { ...empty, tab: 'quotes', draft: withOne };
const loading = { offer: { id: 'offer-1' }, intent: 'edit', kept: null } as const;

const kept: StoredDraft = {
  userId: 1,
  tab: 'quotes',
  origin: 'blank',
  initial: blank.initial,
  basics: { ...blank.basics, clientName: 'Acme' },
  basicsDone: true,
  priceBookId: null,
  quotes: [fields],
  typed: null,
  edited: null,
};

describe('The page opens with', () => {
  const calculated = { offer: { currency: 'EUR', quote: fields }, company: 'Acme' } as const;
  test.each([
    ['the list', firstState({ kept: null, calculated: null, beginning }), { tab: 'list', restored: false }],
    ['what was kept', firstState({ kept, calculated: null, beginning }), { tab: 'quotes', restored: true }],
    [
      'a calculation, whatever was kept',
      firstState({ kept, calculated, beginning }),
      { tab: 'basics', restored: false },
    ],
    [
      'an offer to load, for changes that were kept',
      firstState({ kept: { ...kept, edited: { id: 'offer-1', version: 3 } }, calculated: null, beginning }),
      { tab: 'quotes', restored: true, loading: { offer: { id: 'offer-1' }, intent: 'edit' } },
    ],
  ])('%s', (_what, state, expected) => expect(state).toMatchObject(expected));
});

type Row = [string, WizardState, WizardAction, object];

test.each<Row>([
  ['resumes at the first step', empty, { type: 'resumed' }, { tab: 'basics' }],
  ['resumes at the quotes', { ...inQuotes, tab: 'list' }, { type: 'resumed' }, { tab: 'quotes' }],
  ['goes on to the quotes', empty, { type: 'basics-finished' }, { tab: 'quotes', draft: { basicsDone: true } }],
  ['shows what loads', inQuotes, { type: 'loading-began', loading }, { tab: 'basics', loading }],
  [
    'stays at the list while kept changes load',
    empty,
    { type: 'loading-began', loading: { ...loading, kept: { ...kept, tab: 'list' } } },
    { tab: 'list' },
  ],
  [
    'says that loading failed, and keeps the tab',
    { ...empty, loading },
    { type: 'loading-ended', loading: { ...loading, error: 'away' } },
    { tab: 'list', loading: { error: 'away' } },
  ],
  ['is another form on another day', inQuotes, { type: 'redated', draft: blank }, { draftNumber: 1, draft: blank }],
  ['takes new prices', inQuotes, { type: 'prices-taken', priceBookId: 'b' }, { draft: { priceBookId: 'b' } }],
  [
    'forgets the agreed prices with the last quote',
    { ...inQuotes, draft: { ...withOne, priceBookId: 'b' } },
    { type: 'quotes-changed', draftNumber: 0, change: () => [] },
    { draft: { quotes: [], priceBookId: null } },
  ],
  [
    'leads to the field that was refused',
    inQuotes,
    { type: 'refused', messages: { clientName: 'Too long' }, sent: withOne },
    { tab: 'basics', serverErrors: { messages: { clientName: 'Too long' }, values: withOne.basics } },
  ],
  [
    'stays with the quote that was refused',
    inQuotes,
    { type: 'refused', messages: { 'quotes[0].note': 'Too long' }, sent: withOne },
    { tab: 'quotes', draft: { quotes: [{ messages: { note: 'Too long' } }] } },
  ],
])('The wizard %s', (_what, state, action, expected) => expect(wizardReducer(state, action)).toMatchObject(expected));

test('A start leaves nothing of the draft before', () => {
  const before: WizardState = {
    ...inQuotes,
    created,
    loading,
    restored: true,
    serverErrors: { messages: { clientName: 'Too long' }, values: withOne.basics },
  };
  const draft = editDraft(details);
  expect(wizardReducer(before, { type: 'started', draft, tab: 'basics' })).toEqual({
    tab: 'basics',
    draft,
    draftNumber: 1,
    created: null,
    loading: null,
    restored: false,
  });
});

test('An undo of another draft changes nothing', () => {
  const action = { type: 'quotes-changed', draftNumber: 7, change: () => [] } as const;
  expect(wizardReducer(inQuotes, action)).toBe(inQuotes);
});

test('A quote that came back while the offer was sent stays after a refusal', () => {
  const back = withQuote(withOne.quotes, fields);
  const refused = { type: 'refused', messages: { 'quotes[0].note': 'Too long' }, sent: withOne } as const;
  const { draft } = wizardReducer({ ...inQuotes, draft: { ...withOne, quotes: back } }, refused);
  expect(draft.quotes.map(({ messages }) => messages)).toEqual([{ note: 'Too long' }, {}]);
});

describe('Steps', () => {
  const steps = ['list', 'basics', 'quotes', 'success'] as const;
  test.each([
    ['at the list', empty, false, ['list', 'basics'], []],
    ['with a quote', inQuotes, false, ['list', 'basics', 'quotes'], ['basics']],
    ['while it is sent', inQuotes, true, ['list', 'quotes'], ['basics']],
    ['while an offer loads', { ...inQuotes, tab: 'basics', loading } as const, false, ['list', 'basics'], ['quotes']],
    [
      'once it is made',
      { ...empty, tab: 'success', created } as const,
      false,
      ['list', 'basics', 'success'],
      ['basics', 'quotes'],
    ],
  ])('%s', (_when, state, submitting, openable, done) => {
    expect(steps.filter((step) => isOpenable(state, step, submitting))).toEqual(openable);
    expect(steps.filter((step) => isDone(state, step))).toEqual(done);
  });
});

import { quoteFields, type OfferDetails, type OfferTemplateDetails } from '@programme/contracts';
import { anna, details, jan } from '../offers.fixture';
import {
  blankDraft,
  draftFromCalculation,
  duplicateDraft,
  editDraft,
  isUnsaved,
  redatedDraft,
  templateDraft,
  withChangedQuote,
  withCopy,
  withMovedQuote,
  withoutQuote,
  withQuote,
  withRestoredQuote,
  type DraftQuote,
} from './draft';
import { offerBasicsOf } from './draft-basics';

const fieldsOf = (months: number) => quoteFields({ packageType: 'enterprise', activeUsers: 10, monthsCount: months });
const quotes: readonly DraftQuote[] = [1, 2, 3].map((months) => ({
  key: months,
  fields: fieldsOf(months),
  messages: {},
}));
const months = (list: readonly DraftQuote[]) => list.map(({ fields }) => fields.monthsCount);

describe('Quotes of a draft', () => {
  test.each([
    ['a new one comes last', withQuote(quotes, fieldsOf(9)), [1, 2, 3, 9]],
    ['a changed one stays where it is', withChangedQuote(quotes, 2, fieldsOf(9)), [1, 9, 3]],
    ['a copy follows its original', withCopy(quotes, 1), [1, 1, 2, 3]],
    ['a removed one is gone', withoutQuote(quotes, 2), [1, 3]],
    ['one that comes back is where it was', withRestoredQuote(withoutQuote(quotes, 2), quotes[1]!, 1), [1, 2, 3]],
    ['up', withMovedQuote(quotes, 3, -1), [1, 3, 2]],
    ['down', withMovedQuote(quotes, 1, 1), [2, 1, 3]],
    ['no further up than first', withMovedQuote(quotes, 1, -1), [1, 2, 3]],
    ['no further down than last', withMovedQuote(quotes, 3, 1), [1, 2, 3]],
  ])('%s', (_what, list, expected) => {
    expect(months(list)).toEqual(expected);
    expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
  });

  test('what the server said of a quote goes when it is changed', () => {
    const refused = quotes.map((quote) => ({ ...quote, messages: { note: 'Too long' } }));
    expect(withChangedQuote(refused, 1, fieldsOf(9)).map(({ messages }) => Object.keys(messages))).toEqual([
      [],
      ['note'],
      ['note'],
    ]);
  });
});

const noContent = { language: '', contactName: '', contactEmail: '', introduction: '', terms: '' };

const content = {
  language: 'pl',
  contactName: 'Ewa Zając',
  contactEmail: 'ewa@example.com',
  introduction: 'Dear Ewa',
  terms: 'Net 14',
} as const;

const beginning = { language: 'en', today: '2026-11-21' } as const;

describe('Drafts', () => {
  test('An offer that is changed or copied says what it said before', () => {
    const stored: OfferDetails = { ...details, offer: { ...details.offer, ...content } };
    expect(editDraft(stored).basics).toMatchObject(content);
    expect(duplicateDraft(stored, [anna], beginning).basics).toMatchObject(content);
    expect(offerBasicsOf(editDraft(stored).basics)).toMatchObject(content);
  });

  test('What is left empty is sent as nothing', () => {
    const { basics } = editDraft(details);
    expect(offerBasicsOf({ ...basics, introduction: ' \n' })).toMatchObject({
      language: null,
      contactName: null,
      contactEmail: null,
      introduction: null,
      terms: null,
    });
  });

  test('A blank one is in PLN and valid for 90 days, and nothing would be lost with it', () => {
    const draft = blankDraft({ ...beginning, language: 'pl' });
    expect(draft.basics).toEqual({
      ...noContent,
      clientName: '',
      creator: '',
      currency: 'PLN',
      validUntil: '2027-02-19',
      language: 'pl',
    });
    expect(draft).toMatchObject({ before: null, basicsDone: false, quotes: [] });
    expect(isUnsaved(draft)).toBe(false);
  });

  test('One in which nothing is typed follows the server’s day; one that was begun keeps its own', () => {
    const draft = blankDraft(beginning);
    const nextDay = { ...beginning, today: '2026-11-22' };
    expect(redatedDraft(draft, beginning)).toBe(draft);
    expect(redatedDraft(draft, nextDay)).toEqual(blankDraft(nextDay));
    const calculated = draftFromCalculation({ currency: 'EUR', quote: fieldsOf(6) }, 'Acme', beginning);
    expect(redatedDraft(calculated, nextDay)).toMatchObject({
      basics: { clientName: 'Acme', validUntil: '2027-02-20' },
      quotes: [{ fields: fieldsOf(6) }],
    });
    const begun = { ...draft, basics: { ...draft.basics, clientName: 'Acme' } };
    expect(redatedDraft(begun, nextDay)).toBe(begun);
    const stored = editDraft(details);
    expect(redatedDraft(stored, nextDay)).toBe(stored);
    // What was typed before a template was chosen is what the draft begins with.
    const template: OfferTemplateDetails = {
      id: 1,
      name: 'Usual',
      currency: 'EUR',
      language: null,
      introduction: null,
      terms: null,
      quotes: [],
      savedBy: 'ada',
      savedAt: '2026-11-20T12:00:00.000Z',
      version: 1,
    };
    const fromTemplate = templateDraft(template, { ...draft.basics, validUntil: '2026-12-31' });
    expect(redatedDraft(fromTemplate, nextDay)).toBe(fromTemplate);
  });

  test('One from a calculation has its quote, its currency and its company', () => {
    const draft = draftFromCalculation({ currency: 'EUR', quote: fieldsOf(6) }, 'Acme', beginning);
    expect(draft.basics).toMatchObject({ clientName: 'Acme', currency: 'EUR', validUntil: '2027-02-19' });
    expect(months(draft.quotes)).toEqual([6]);
    expect(isUnsaved(draft)).toBe(true);
  });

  test('One to change is as it was saved, and opens its quotes at once', () => {
    const draft = editDraft(details);
    expect(draft).toMatchObject({ before: details, basicsDone: true });
    expect(draft.basics).toEqual({
      ...noContent,
      clientName: 'Acme',
      creator: 'Anna Kowalska',
      currency: 'PLN',
      validUntil: '2027-02-19',
    });
    expect(isUnsaved(draft)).toBe(false);
    expect(isUnsaved({ ...draft, basics: { ...draft.basics, clientName: 'Acme 2' } })).toBe(true);
    expect(isUnsaved({ ...draft, quotes: withMovedQuote(draft.quotes, 0, 1) })).toBe(true);
    expect(isUnsaved({ ...draft, quotes: [] })).toBe(true);
  });

  test('A duplicate is a new offer with the same client and quotes, valid for another 90 days', () => {
    const draft = duplicateDraft(details, [anna, jan], { ...beginning, language: 'es' });
    expect(draft).toMatchObject({ before: null, basicsDone: false });
    expect(draft.basics).toEqual({
      ...noContent,
      clientName: 'Acme',
      creator: 'Anna Kowalska',
      currency: 'PLN',
      validUntil: '2027-02-19',
      language: 'es',
    });
    expect(draft.quotes.map(({ fields }) => fields)).toEqual(details.quotes.map(quoteFields));
    expect(isUnsaved(draft)).toBe(true);
  });

  test('A duplicate of an inactive creator asks for another one', () => {
    const ofJan: OfferDetails = { ...details, offer: { ...details.offer, creator: jan.name } };
    expect(duplicateDraft(ofJan, [anna, jan], { ...beginning, language: 'es' }).basics.creator).toBe('');
  });
});

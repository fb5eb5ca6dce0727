import type { QuoteView } from '../model/quote-view';
import { optionsOf } from './option-list';

const quote = (id: string, ...kinds: readonly ('enterprise' | 'comfort')[]): QuoteView => ({
  id,
  option: null,
  packages: kinds.map((kind) => ({ kind }) as QuoteView['packages'][number]),
  note: null,
});

const single = (id: string) => quote(id, 'comfort');
const pair = (id: string) => quote(id, 'enterprise', 'comfort');

test.each([
  ['one', [single('1')], ['1-comfort alone']],
  ['two', [single('1'), single('2')], ['1-comfort', '2-comfort']],
  ['three', [single('1'), single('2'), single('3')], ['1-comfort', '2-comfort', '3-comfort alone']],
  ['one before both', [single('1'), pair('2')], ['1-comfort alone', '2-enterprise', '2-comfort']],
  ['one after both', [pair('1'), single('2')], ['1-enterprise', '1-comfort', '2-comfort alone']],
])('Of %s, two share a row where they belong together', (_what, quotes, expected) => {
  expect(optionsOf(quotes).map(({ id, alone }) => (alone ? `${id} alone` : id))).toEqual(expected);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokens } from './tokens';

const css = readFileSync(join(__dirname, 'theme.css'), 'utf8');

type Pair = readonly [light: string, dark: string];

/** The hexadecimal colours of theme.css by variable. */
const colors = new Map<string, Pair>(
  [...css.matchAll(/(--color-[\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name = '', light = '', dark = '', both = '']) => [name, [light || both, dark || both]],
  ),
);

const variable = (token: string): string => /^var\((.*)\)$/.exec(token)?.[1] ?? '';
const { series, ...single } = tokens.color;
const named = { ...single, series1: series[0], series2: series[1] };
type Name = keyof typeof named;
const valuesOf = (name: Name): Pair => colors.get(variable(named[name])) ?? ['', ''];

test('Every token is a variable of theme.css, and every variable has a token', () => {
  const inCss = [...css.matchAll(/(--(?:color|shadow)-[\w-]+):/g)].map(([, name]) => name);
  const inTokens = [...Object.values(named), ...Object.values(tokens.shadow)].map(variable);
  expect(inTokens.toSorted()).toEqual(inCss.toSorted());
});

describe('In forced colours', () => {
  const forced = readFileSync(join(__dirname, 'forced-colors.css'), 'utf8');
  // The first of a name holds for the whole page.
  const set = [...forced.matchAll(/(--color-[\w-]+): (\w+);/g)].toReversed();
  const readers = new Map(set.map(([, name = '', value]) => [name, value]));
  const readersOf = (name: Name) => readers.get(variable(named[name]));

  test('Every colour that is set is a token, and one of the reader’s', () => {
    expect([...readers.keys()].filter((name) => !Object.values(named).map(variable).includes(name))).toEqual([]);
    expect(['Canvas', 'CanvasText', 'Highlight', 'HighlightText']).toEqual(
      expect.arrayContaining([...new Set(readers.values())]),
    );
  });

  test.each(['mark', 'bar', 'accent', 'control', 'brandText', 'warn', 'series1', 'series2', 'ink'] as const)(
    'What is drawn in %s is seen',
    (name) => expect(readersOf(name)).toMatch(/^(?:CanvasText|Highlight)$/),
  );

  test.each([
    ['accent', 'bar'],
    ['accent', 'mark'],
    ['series1', 'series2'],
    ['brandStrong', 'onBrand'],
    ['ink', 'card'],
  ] as const)('%s and %s are told apart', (one, other) => expect(readersOf(one)).not.toBe(readersOf(other)));
});

test.each(Object.entries(tokens.print))('The PDF has the light theme’s %s', (name, value) => {
  expect(valuesOf(name as Name)[0]).toBe(value);
});

const surfaces: readonly Name[] = ['page', 'card', 'mint', 'sand', 'neutral'];

/** Texts, and the surfaces that they stand on: contrast 4.5 (WCAG 2.2, 1.4.3). */
const texts: readonly (readonly [Name, readonly Name[]])[] = [
  ['ink', [...surfaces, 'track', 'segment', 'accentSoft', 'warnSoft', 'badSoft']],
  ['muted', [...surfaces, 'warnSoft', 'badSoft']],
  ['brandText', [...surfaces, 'segment']],
  ['accentText', ['page', 'card', 'accentSoft', 'sand']],
  ['ok', ['page', 'card', 'mint']],
  ['warn', ['page', 'card', 'warnSoft']],
  ['bad', ['page', 'card', 'badSoft']],
  ['onBrand', ['brand', 'brandStrong']],
  ['onAccent', ['accent']],
  ['onPanel', ['panel', 'panelRaised', 'cover']],
  ['onPanelMuted', ['panel', 'panelRaised', 'cover']],
  ['onPanelAccent', ['panel', 'cover']],
  ['card', ['ink', 'brandText', 'warn', 'bad', 'ok']],
  ['page', ['ink']],
];

/** Controls and chart marks, and the surfaces beside them: contrast 3 (WCAG 2.2, 1.4.11). */
const marks: readonly (readonly [Name, readonly Name[]])[] = [
  ['control', ['page', 'card', 'mint', 'sand']],
  ['mark', ['page', 'card', 'mint', 'sand']],
  ['bar', ['page', 'card', 'sand']],
  ['accent', ['page', 'card']],
  ['onPanelLine', ['panel', 'cover']],
  ['series1', ['card']],
  ['series2', ['card']],
];

const cases = (list: typeof texts, least: number) =>
  list.flatMap(([front, grounds]) => grounds.map((ground) => ({ front, ground, least })));

test.each([...cases(texts, 4.5), ...cases(marks, 3)])('$front on $ground has contrast $least', (pair) => {
  const front = valuesOf(pair.front);
  const ground = valuesOf(pair.ground);
  for (const theme of [0, 1] as const) {
    expect(contrast(front[theme], ground[theme])).toBeGreaterThanOrEqual(pair.least);
  }
});

/** Contrast ratio of two opaque colours (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

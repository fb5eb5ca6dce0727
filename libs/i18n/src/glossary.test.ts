import { languages, pluralFormOf, type Language } from './index.js';
import { builtInTexts } from './catalogue.js';

/**
 * Words that the product does not use, and the word that it uses for the same thing. One concept has one word in a
 * language, in every text: a reader must not wonder whether "customer" is somebody else than "client".
 */
const forbidden: Readonly<Record<Language, readonly (readonly [words: RegExp, instead: string])[]>> = {
  en: [
    [/start-up fee/i, 'startup fee'],
    [/customer/i, 'client'],
    [/\bsign(ed|ing)? (in|out)\b/i, 'log in, log out'],
    [/\bchat\b/i, 'Slack'],
    [/(user|\}\}) (a|and) month\b/i, 'per month'],
    [/does not (answer|respond)/i, 'is not responding'],
    [/\bminimum (fee|total)\b/i, 'minimum value'],
    [/the picture/i, 'the chart'],
    [/\b(enterprise|comfort|flex)\b/, 'Enterprise, Comfort, Flex'],
    [/\bprogram\b/i, 'programme'],
  ],
  pl: [
    [/długoś/i, 'okres'],
    [/czas(u)? trwania umowy/i, 'okres umowy'],
    [/doładow/i, 'dokupywanie miejsc'],
    [/obliczeni[aeu]/i, 'kalkulacja'],
    [/odsłon/i, 'otwarcie'],
    [/czat|komunikator/i, 'Slack'],
    [/przypisani[aeu]/i, 'powiązanie'],
    [/kredyt/i, 'ochrona przed błędną opłatą'],
    [/\bobszar/i, 'sekcja'],
    [/opłat\w* minimaln|kwot\w* minimaln/i, 'wartość minimalna'],
    [/\bcena indywidualna|ofert\w+ indywidualn|indywidualn\w+ ofert/i, 'wycena indywidualna'],
    [/Zmień nazwę/, 'Edytuj'],
    [/\.\.\./, '…'],
    [/\b(enterprise|comfort|flex)\b/, 'Enterprise, Comfort, Flex'],
  ],
  es: [
    [/\bcostes?\b/i, 'precio, importe'],
    [/móvil/i, 'teléfono'],
    [/en directo/i, 'en vivo'],
    [/rellen[aeo]/i, 'complete'],
    [/\bsu personal\b/i, 'sus empleados'],
    [/apertura/i, 'visita'],
    [/\bchat\b/i, 'Slack'],
    [/crédito/i, 'protección ante cargos indebidos, saldo a favor'],
    [/usted mismo/i, 'manualmente'],
    [/importe mínimo|total mínimo/i, 'valor mínimo'],
    [/cuota de inicio/i, 'tarifa inicial'],
    [/\.\.\./, '…'],
    [/\b(enterprise|flex)\b/, 'Enterprise, Flex'],
  ],
};

const textsIn = (language: Language) =>
  Object.values(builtInTexts).flatMap((tables) => Object.entries(tables[language] as Record<string, string>));

test.each(languages)('No text in %s uses a word that the glossary forbids', (language) => {
  const found = textsIn(language).flatMap(([key, text]) =>
    forbidden[language].flatMap(([words, instead]) => (words.test(text) ? [{ key, text, instead }] : [])),
  );
  expect(found).toEqual([]);
});

// Spanish says "1.000.000 de usuarios": the plural form `many` is that of millions.
test('The Spanish form for millions has "de" after its number', () => {
  const without = textsIn('es').filter(([key, text]) => pluralFormOf(key) === 'many' && !/\}\} de /.test(text));
  expect(without.filter(([, text]) => /\}\} \w/.test(text))).toEqual([]);
});

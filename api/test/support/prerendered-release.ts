import { putFile } from './put-file.js';

const template =
  '<!doctype html><html lang="en"><head><meta name="description" content="Made up" /><title>Made up</title><script defer src="/shell/1.0.0/main.js"></script></head>' +
  '<body><div id="root"></div></body></html>';

/** The key of a text that every prerendered screen shows. */
export const textKey = 'calculator.form.submit';

const screen = (language: string, currency: string) => ({
  title: `Title in ${language} & ${currency}`,
  description: `"What" it is, in ${language}`,
  html: `<h1>${language} ${currency}</h1>`,
  // Long enough to be worth packing.
  styles: `<style nonce="__CSP_NONCE__">h1{}</style><style>${'p{}'.repeat(500)}</style>`,
  keys: [textKey, 'calculator.months'],
  needs: [
    { part: 'shell', file: `texts-${language}.js`, as: 'script' },
    { part: 'remote', file: 'mf-manifest.json', as: 'fetch' },
    { part: 'remote', file: 'entry.js', as: 'script' },
    { part: 'remote', file: 'chunk.js', as: 'script' },
    { part: 'shell', file: 'latin.woff2', as: 'font' },
  ],
});

const choices = ['en', 'pl', 'es'].flatMap((language) =>
  ['PLN', 'EUR', 'USD', 'MXN'].map((currency) => ({ language, currency, key: `${language}.${currency}` })),
);

/** Writes a release of a shell and a remote, with a page for each language and currency, as the release tool does. */
export async function writePrerenderedRelease(directory: string): Promise<void> {
  const put = (path: string, content: unknown) => putFile(directory, path, content);
  await put('shell/1.0.0/index.html', template);
  const manifest = '/remotes/calculators/2.0.0/mf-manifest.json';
  const remotes = { calculators: { version: '2.0.0', manifest, integrity: { 'entry.js': 'sha384-x' } } };
  await put('remotes.json', { shell: { version: '1.0.0' }, remotes });
  const screens = Object.fromEntries(choices.map((choice) => [choice.key, `${choice.key}.json`]));
  await put('pages/1.0.0/calculators/2.0.0/index.json', {
    neutralQuery: ['lang', 'currency', 'utm_*'],
    addresses: ['/', '/EUR', '/es', '/offer/:offerId', '/lost', '/admin'],
    routes: [
      { path: '/', chooses: {}, screens },
      { path: '/EUR', chooses: { currency: 'EUR' }, screens },
      { path: '/es', chooses: { language: 'es', currency: 'EUR' }, screens },
      { path: '/offer/:offerId', chooses: {}, screens: { ...screens, 'pl.PLN.locked': 'gate.json' } },
      { path: '/lost', chooses: {}, screens: { 'en.PLN': 'none.json' } },
    ],
  });
  for (const { language, currency, key: name } of choices) {
    await put(`pages/1.0.0/calculators/2.0.0/${name}.json`, screen(language, currency));
  }
  await put('pages/1.0.0/calculators/2.0.0/gate.json', { ...screen('pl', 'PLN'), html: '<h1>gate</h1>' });
}

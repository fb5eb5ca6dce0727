import { expect } from '@playwright/test';
import { languages } from '@programme/i18n';
import { release } from '@programme/tools/release/release';
import { buildChanged, liveBuildWith } from '../support/builds.js';
import { test } from '../support/journey-test.js';
import { OwnProduct } from '../support/own-product.js';
import { textsIn } from '../support/texts.js';

const previous = '1.7.0';
const current = '1.10.0';

// One product for both.
test.describe.configure({ mode: 'default' });

let product: OwnProduct;

test.beforeAll(async () => {
  product = await OwnProduct.start('skew');
});
test.afterAll(() => product.stop());

type Needs = { contract: { built: string; lowest: string }; shared: Record<string, string> };

test('a remote of the next contract, or of the next React, is refused before any of its scripts is asked for', async ({
  browser,
}) => {
  const { releases: folder, url: baseURL } = product;
  const changes: [(needs: Needs) => Needs, Parameters<ReturnType<typeof textsIn>>][] = [
    [
      (needs) => ({ ...needs, contract: { built: '2.1.0', lowest: '2.0.0' } }),
      ['shell.remote.incompatible.text', { remote: '2.1.0', shell: current }],
    ],
    [
      (needs) => ({
        contract: { built: current, lowest: '1.0.0' },
        shared: { ...needs.shared, react: '^20.0.0' },
      }),
      ['shell.remote.library.text', { library: 'react', needed: '^20.0.0', present: '19.3.1' }],
    ],
  ];
  for (const [change, text] of changes) {
    const build = await liveBuildWith(folder, 'offers', 'remote-needs', (needs) =>
      JSON.stringify(change(JSON.parse(needs) as Needs)),
    );
    await release({ folder, app: 'offers', build, version: '2.0.0' });
    for (const language of languages) {
      const page = await browser.newPage({ baseURL });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(`/offer/x?lang=${language}`);
      await expect(page.getByRole('alert')).toContainText(textsIn(language)(...text));
      expect(asked.filter((path) => path.startsWith('/remotes/offers/'))).toEqual([]);
      await page.close();
    }
  }
});

test('in a shell of the previous contract the calculators of today run; offer page and portal, which need its new addresses, are refused', async ({
  browser,
}) => {
  const { releases: folder, url: baseURL } = product;
  const build = await buildChanged('shell', {}, { contract: previous });
  await release({ folder, app: 'shell', build, version: '0.9.0' });
  await release({ folder, app: 'offers', build: await buildChanged('mfe-offers', {}), version: '3.0.0' });
  const page = await browser.newPage({ baseURL });
  const words = textsIn('en');
  await page.goto('/?lang=en');
  await expect(page.getByRole('button', { name: words('calculator.form.submit') })).toBeVisible();
  const refused = words('shell.remote.incompatible.text', { remote: current, shell: previous });
  for (const path of ['/offer/x', '/auth']) {
    await page.goto(`${path}?lang=en`);
    await expect(page.getByRole('alert')).toContainText(refused);
  }
});

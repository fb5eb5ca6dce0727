import { screen } from '@testing-library/react';
import { useTranslate } from '@programme/mfe-contract';
import { priceBookDifferences } from '@programme/price-book';
import { firstPriceBook, priceBookContent } from '@programme/pricing';
import { renderWithShell } from '@programme/testing';
import { figureName } from './figure-names';

function Name({ path }: { readonly path: string }) {
  return <li title={path}>{figureName(path, useTranslate())}</li>;
}

const nameOf = (path: string) => {
  renderWithShell(<Name path={path} />);
  return screen.getByTitle(path).textContent;
};

test.each([
  ['currencies.PLN.tiers.3.fee', 'PLN, Tier 4, Monthly fee'],
  ['currencies.MXN', 'MXN'],
  ['currencies.EUR.comfort.packs', 'EUR, Pack'],
  ['currencies.USD.comfort.addOns.engagementFeatures.2', 'USD, Engagement features, level 3'],
  ['durationModifiers.0.modifier', 'Contract length 1, Change in %'],
  ['comfort.flexComparisonMonths.1', 'Compared length 2'],
  ['effectiveFrom', 'In force from'],
  ['somethingNewer.3', 'somethingNewer.3'],
])('%s is called %s', (path, name) => expect(nameOf(path)).toBe(name));

test('Every figure of a book has a name', () => {
  const paths = priceBookDifferences({}, priceBookContent(firstPriceBook)).map(({ path }) => path);
  renderWithShell(
    <ul>
      {paths.map((path) => (
        <Name key={path} path={path} />
      ))}
    </ul>,
  );
  const unnamed = screen.getAllByRole('listitem').filter(({ title, textContent }) => title === textContent);
  expect(unnamed.map(({ title }) => title)).toEqual([]);
});

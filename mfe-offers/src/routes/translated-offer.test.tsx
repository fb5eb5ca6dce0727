import { useState } from 'react';
import { act, fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import type { PublicOffer } from '@programme/contracts';
import { formatMoney } from '@programme/formatting';
import { useOfferViewModel } from '@programme/offer-view';
import { comfort, enterprise, publicOffer } from '@programme/offer-view/fixture';
import {
  expectSameTranslated,
  networkError,
  problem,
  renderWithShell,
  stubApi,
  type ApiAnswer,
} from '@programme/testing';
import { OfferPage } from '../features/offer/offer-page';
import { serve } from './answer.fixture';
import { open, password, read, submit, locked, validate, wrongPassword } from './offers.routes.fixture';
import { randomOffers } from './random-offers.fixture';

jest.mock('@programme/charts', () => ({ MonthlyBarChart: () => null }));

/*
 * Many inputs on a page that the browser goes on translating, as in the tests of the same kind of the other apps, which are
 * 300 inputs together.
 */
// The page asks for its own timings.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

async function settle(rounds = 5) {
  for (let round = 0; round < rounds; round += 1) await act(() => jest.advanceTimersByTimeAsync(250));
}

const answers: readonly ApiAnswer[] = [
  wrongPassword,
  problem(429, 'too-many-attempts', 'Too many attempts. Please try again later.'),
  { status: 502, body: '<h1>Bad Gateway</h1>' },
  networkError,
];

test('The gate says what became of each password while the browser translates it', () =>
  expectSameTranslated(async (look) => {
    let answer: ApiAnswer = wrongPassword;
    let arrive = () => undefined as void;
    stubApi({
      [read]: locked,
      [validate]: () => new Promise((resolve) => (arrive = () => resolve(answer))),
    });
    open();
    await settle();
    look();
    for (const tried of fc.sample(fc.record({ answer: fc.constantFrom(...answers), typed: fc.string() }), 20)) {
      ({ answer } = tried);
      fireEvent.change(password(), { target: { value: `x${tried.typed}` } });
      fireEvent.click(submit());
      await settle();
      expect(look()).toContain('Verifying...');
      arrive();
      await settle();
      look();
    }
  }));

test('An opened offer shows the price of whatever length is chosen while the browser translates it', () =>
  expectSameTranslated(async (look) => {
    const offer = publicOffer([{ ...enterprise, packageType: 'both', employeesCount: 120 }, comfort, enterprise]);
    serve([offer]);
    const { container } = open();
    await settle();
    look();
    const radios = [...container.querySelectorAll('[type=radio]')];
    expect(radios.length).toBeGreaterThan(6);
    for (const index of fc.sample(fc.nat(radios.length - 1), 30)) {
      fireEvent.click(radios[index]!);
      await settle(1);
      look();
    }
  }));

test('The dialog of an acceptance shows whatever option is chosen while the browser translates it', () =>
  expectSameTranslated(async (look) => {
    serve([publicOffer([enterprise, comfort])]);
    open();
    await settle();
    const go = async (name: string) => {
      fireEvent.click(await screen.findByRole('button', { name }));
      await settle();
      return look();
    };
    await go('Accept');
    const dialog = within(screen.getByRole('dialog'));
    for (const [round, share] of fc.sample(fc.double({ min: 0, max: 0.99, noNaN: true }), 10).entries()) {
      const radios = dialog.getAllByRole<HTMLInputElement>('radio');
      const radio = radios[Math.floor(share * radios.length)]!;
      const total = /[\d,]+(?=\s+zł)/.exec(radio.closest('label')?.textContent ?? '')?.[0];
      fireEvent.click(radio);
      look();
      await go('Continue');
      if (round === 0) {
        const type = (label: string, value: string) =>
          fireEvent.change(dialog.getByLabelText(label), { target: { value } });
        type('First and last name', 'Ewa Zając');
        type('Role in your company', 'CEO');
        type('E-mail', 'ewa@example.com');
        fireEvent.click(dialog.getByRole('checkbox'));
        look();
      }
      await go('Continue');
      expect(dialog.getByRole('heading', { name: 'Check and confirm' })).toBeInTheDocument();
      expect(total && screen.getByRole('dialog').textContent).toContain(total);
      await go('Back');
      await go('Change');
    }
  }));

let replace: (offer: PublicOffer) => void;

/** The page of an offer that its company edits while its client reads it. */
function Page({ first }: { readonly first: PublicOffer }) {
  const [offer, setOffer] = useState(first);
  replace = (edited) => act(() => setOffer(edited));
  return <OfferPage view={useOfferViewModel(offer)} action={null} />;
}

test('An offer shows the totals of the engine whatever it is edited to while the browser translates it', () =>
  expectSameTranslated(async (look) => {
    const view = renderWithShell(<Page first={publicOffer([enterprise])} />);
    await settle();
    look();
    for (const { quotes, currency, expired, book } of fc.sample(randomOffers, 30)) {
      const offer = publicOffer(quotes, { currency, expired }, book);
      replace(offer);
      await settle(1);
      const text = look();
      for (const { calculatedPrices } of offer.quotes)
        for (const price of [calculatedPrices.enterprise, calculatedPrices.comfort])
          if (price)
            expect(text).toContain(formatMoney(price.discountedTotal, currency, 'en', { precision: 'display' }));
    }
    view.unmount();
  }));

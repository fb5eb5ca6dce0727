import type { PublicOffer } from '@programme/contracts';
import { renderWithShell } from '@programme/testing';
import type { OfferViewModel } from './offer-view-model';
import { enterprise, publicOffer } from './public-offer.fixture';
import { useOfferViewModel } from './use-offer-view-model';

test('An offer follows the language of the page', () => {
  const headings: string[] = [];
  const views = new Set<OfferViewModel>();
  function Page({ offer }: { readonly offer: PublicOffer }) {
    const view = useOfferViewModel(offer);
    headings.push(view.heading);
    views.add(view);
    return null;
  }
  const { changeLanguage, changeCurrency } = renderWithShell(<Page offer={publicOffer([enterprise])} />);
  expect(headings.at(-1)).toBe('Offer for Acme');
  changeLanguage('es');
  expect(headings.at(-1)).toBe('Oferta para Acme');
  const made = views.size;
  // The page's currency is none of the offer's.
  changeCurrency('MXN');
  expect(views.size).toBe(made);
});

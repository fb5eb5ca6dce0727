import { screen, waitFor, within } from '@testing-library/react';
import { offerStateHeaders, type OfferState } from '@programme/contracts';
import type { Language } from '@programme/i18n';
import { enterprise, publicOffer } from '@programme/offer-view/fixture';
import { acceptance, accepted, declined, dialog, digest, oneQuote, openDialog, serve } from './answer.fixture';
import { open } from './offers.routes.fixture';
import { report } from './thread.fixture';

jest.mock('@programme/charts', () => ({ MonthlyBarChart: () => null }));

test.each([
  ['en', 'Offer accepted', 'Ewa Zając accepted this offer on'],
  ['pl', 'Oferta przyjęta', 'Przyjęcie oferty: Ewa Zając,'],
  ['es', 'Oferta aceptada', 'Ewa Zając aceptó esta oferta el'],
] as const)(
  'An accepted offer says what, by whom and when, and how to prove it (%s)',
  async (language, title, text) => {
    serve([{ ...oneQuote, ...accepted }]);
    const { person } = open({ language, styles: true });
    const banner = await screen.findByRole('status');
    expect(banner).toHaveTextContent(title);
    expect(banner).toHaveTextContent(text);
    expect(banner).toHaveTextContent('34');
    expect(banner).not.toHaveFocus();
    // Few readers need the proof: it is folded.
    const proof = within(banner).getByText(digest);
    expect(proof).not.toBeVisible();
    await person.click(within(banner).getByRole('button', { expanded: false }));
    expect(proof).toBeVisible();
  },
);

test('The digest is copied, and leads to the page that verifies it', async () => {
  serve([{ ...oneQuote, ...accepted }]);
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Proof of the acceptance' }));
  await person.click(await screen.findByRole('button', { name: 'Copy the digest' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(digest);
  expect(screen.getByRole('link', { name: 'Verify the digest' })).toHaveAttribute('href', `/verify/${digest}`);
  expect(screen.getByRole('button', { name: 'Download the certificate (PDF)' })).toBeVisible();
});

test('An accepted offer says what happens next, and whom to talk to', async () => {
  const creatorContact = { email: 'anna.nowak@example.com', phone: '+48 22 123 45 67' };
  serve([{ ...oneQuote, ...accepted, creatorContact }]);
  const { person } = open();
  const banner = within(await screen.findByRole('status'));
  const steps = within(banner.getByRole('list')).getAllByRole('listitem');
  expect(steps[0]).toHaveTextContent('Anna Nowak contacts you to agree on the start.');
  expect(steps).toHaveLength(3);
  expect(banner.getByRole('heading', { name: 'Your contact' })).toBeVisible();
  expect(banner.getByRole('link', { name: 'E-mail: anna.nowak@example.com' })).toHaveAttribute(
    'href',
    'mailto:anna.nowak@example.com',
  );
  expect(banner.getByRole('link', { name: 'Phone: +48 22 123 45 67' })).toHaveAttribute('href', 'tel:+48221234567');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await person.click(banner.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByRole('textbox', { name: 'Your question' })).toHaveFocus();
});

test('A record that was altered in the database says so, and has no certificate', async () => {
  serve([{ ...oneQuote, ...accepted, decision: { ...acceptance, altered: true } }]);
  open();
  const banner = await screen.findByRole('status');
  expect(banner).toHaveTextContent('This record was altered');
  expect(banner).toHaveTextContent('Please contact Anna Nowak.');
  expect(banner).not.toHaveTextContent('certificate');
  expect(banner).not.toHaveTextContent('What happens next');
  expect(screen.queryByText(/^Thank you/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Download the certificate (PDF)' })).not.toBeInTheDocument();
});

test('An accepted offer whose last day is over is not called expired', async () => {
  serve([{ ...publicOffer([enterprise], { expired: true }), ...accepted }]);
  open();
  await screen.findByText('Offer accepted');
  expect(screen.queryByText('Expired')).not.toBeInTheDocument();
});

test('A withdrawn offer shows no price and no PDF, but whom to ask', async () => {
  serve([{ ...oneQuote, quotes: [], status: 'withdrawn' }]);
  open();
  const banner = await screen.findByRole('status');
  expect(banner).toHaveTextContent('This offer has been withdrawn');
  expect(banner).toHaveTextContent('Please contact Anna Nowak');
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
  expect(screen.queryByText('Valid until')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

test.each([
  ['en', 'This offer is being revised', 'contact Anna Nowak'],
  ['pl', 'Ta oferta jest obecnie zmieniana', 'o kontakt: Anna Nowak'],
  ['es', 'Esta oferta se está revisando', 'contacto con Anna Nowak'],
] as const)(
  'An offer that waits for approval says that it is being revised, and whom to ask (%s)',
  async (language, ...texts) => {
    serve([{ ...oneQuote, quotes: [], status: 'awaiting-approval' }]);
    open({ language });
    const banner = await screen.findByRole('status');
    for (const text of texts) expect(banner).toHaveTextContent(text);
    expect(banner).not.toHaveTextContent(/approv|zatwierdz|aprob/);
    expect(screen.getAllByRole('status')).toHaveLength(1);
    for (const name of [/PDF/, /^(Accept|Przyjmij|Aceptar)$/, /^(Ask|Zapytaj|Preguntar)$/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByText('Valid until')).not.toBeInTheDocument();
  },
);

describe('while the page is open', () => {
  const reporting = ({ revision, status }: Pick<OfferState, 'revision' | 'status'>) => ({
    'PUT /api/offers/o-1/view/1': {
      status: 204,
      headers: { [offerStateHeaders.revision]: String(revision), [offerStateHeaders.status]: status },
    },
  });

  async function opened(calls: ReturnType<typeof serve>, language: Language = 'en') {
    const rendered = open({ language });
    await screen.findByRole('article');
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/view'))).toBe(true));
    return rendered;
  }

  test.each([
    ['en', 'This offer was updated', 'Valid until March 1, 2027 instead of February 19, 2027'],
    ['pl', 'Ta oferta została zaktualizowana', 'Ważna do 1 marca 2027 zamiast 19 lutego 2027'],
    ['es', 'Esta oferta se ha actualizado', 'Válida hasta el 1 de marzo de 2027 en lugar del 19 de febrero de 2027'],
  ] as const)('an update is shown, and what it changes (%s)', async (language, title, change) => {
    const after = { ...publicOffer([enterprise], { validUntil: '2027-03-01' }), revision: 2 };
    const calls = serve([oneQuote, after], reporting({ revision: 2, status: 'open' }));
    const { person } = await opened(calls, language);
    await report(calls);
    expect(await screen.findByRole('status')).toHaveTextContent(title);
    expect(screen.getByRole('status')).toHaveTextContent(change);
    await person.click(screen.getByRole('button', { name: /^(Close|Zamknij|Cerrar)$/ }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('an offer that is being revised loses its prices, also under an open dialog', async () => {
    const state = { revision: 2, status: 'awaiting-approval' } as const;
    const calls = serve([oneQuote, { ...oneQuote, ...state, quotes: [] }], reporting(state));
    const { person } = await opened(calls);
    await openDialog(person);
    await report(calls);
    expect(await dialog().findByRole('alert')).toHaveTextContent('This offer is being revised');
    await person.click(dialog().getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('status')).toHaveTextContent('This offer is being revised');
    expect(screen.queryByText(/34.750/)).not.toBeInTheDocument();
  });

  test('a report without news fetches nothing', async () => {
    const calls = serve([oneQuote], reporting({ revision: 1, status: 'open' }));
    await opened(calls);
    await report(calls);
    expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(1);
  });

  test('an answer by somebody else is shown in place, and in an open dialog', async () => {
    const calls = serve([oneQuote, { ...oneQuote, ...declined }], reporting(declined));
    const { person } = await opened(calls);
    await openDialog(person);
    await report(calls);
    expect(await dialog().findByRole('alert')).toHaveTextContent('This offer has already been answered');
    await person.click(dialog().getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('status')).toHaveTextContent('Offer declined');
  });
});

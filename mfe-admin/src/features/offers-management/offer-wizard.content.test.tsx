import { screen, waitFor, within } from '@testing-library/react';
import type { NewOffer, OfferChange, OfferDetails } from '@programme/contracts';
import { problem } from '@programme/testing';
import {
  addQuote,
  button,
  clientName,
  created,
  edit,
  field,
  fill,
  formIsThere,
  open,
  tab,
  toQuotes,
} from './offer-wizard.fixture';
import { details } from './offers.fixture';

const language = () => screen.getByLabelText('Language', { selector: 'select' });

const stored: OfferDetails = {
  ...details,
  offer: {
    ...details.offer,
    language: 'es',
    contactName: 'Ewa Zając',
    contactEmail: 'ewa@example.com',
    introduction: 'Dear Ewa',
    terms: 'Net 14',
  },
};

describe('What an offer says, and to whom', () => {
  const fillContent = () => {
    fill(field('Contact'), 'Ewa Zając');
    fill(field('Contact’s e-mail'), 'ewa@example.com');
    fill(field('Introduction'), 'Dear Ewa,\nwelcome.');
    fill(field('Terms'), 'Net 14');
  };

  test('is typed in the first step, begins with the language of the salesperson, and is sent', async () => {
    const view = open({
      'POST /api/offers': { status: 201, body: { ...created, offer: { ...created.offer, language: 'pl' } } },
    });
    await toQuotes(view);
    await view.person.click(tab('Basic Info'));
    expect(language()).toHaveValue('en');
    fill(language(), 'pl');
    fillContent();
    await view.person.click(button('Continue to Add Quotes'));
    await addQuote(view, { 'Active Users': '120', 'Contract Duration (months)': '6' });
    await view.person.click(button('Create Offer'));
    await screen.findByRole('heading', { name: 'The offer is ready' });
    expect(view.sent('POST')[0]?.body as NewOffer).toMatchObject({
      language: 'pl',
      contactName: 'Ewa Zając',
      contactEmail: 'ewa@example.com',
      introduction: 'Dear Ewa,\nwelcome.',
      terms: 'Net 14',
    });
    expect(screen.getByText(`${window.location.origin}/offer/offer-9?lang=pl`)).toBeVisible();
  });

  test('says how much room is taken, and what is missing of a contact', async () => {
    const view = open();
    await toQuotes(view);
    await view.person.click(tab('Basic Info'));
    fill(field('Introduction'), 'x'.repeat(1200));
    expect(field('Introduction')).toHaveAccessibleDescription(/Characters: 1,200 of 4,000\./);
    fill(field('Contact'), 'Ewa Zając');
    fill(field('Terms'), 'x'.repeat(8001));
    await view.person.click(button('Continue to Add Quotes'));
    await waitFor(() =>
      expect(field('Contact’s e-mail')).toHaveAccessibleDescription('Enter the contact’s e-mail, too'),
    );
    expect(field('Terms')).toHaveAccessibleDescription(/8,000/);
    expect(tab('Basic Info')).toHaveAttribute('aria-selected', 'true');
  });

  test('is named at its field where the PDF cannot print it, and refused nowhere', async () => {
    const view = open();
    await toQuotes(view);
    await view.person.click(tab('Basic Info'));
    fill(clientName(), '漢字漢 Acme 👍🏽');
    expect(clientName()).toHaveAccessibleDescription('As it will appear on the offer The PDF cannot print: 漢, 字, 👍🏽');
    fill(field('Introduction'), 'e\u2011learning ✓ ‰, Ромашка, Ρόδο, Żółw');
    expect(field('Introduction')).not.toHaveAccessibleDescription(/PDF/);
    fill(field('Terms'), '一二三四五六七八九');
    expect(field('Terms')).toHaveAccessibleDescription(/PDF cannot print: 一, 二, 三, 四, 五, 六, 七, 八, …$/);
    await view.person.click(button('Continue to Add Quotes'));
    await view.person.click(button('Add Quote'));
    fill(await screen.findByLabelText('Note (optional)'), '字');
    expect(field('Note (optional)')).toHaveAccessibleDescription(
      'Shown to the client with this quote The PDF cannot print: 字',
    );
  });

  test('is kept over a reload, and shown as the client will see it', async () => {
    window.innerWidth = 1280;
    const first = open();
    await toQuotes(first);
    await first.person.click(tab('Basic Info'));
    fillContent();
    const preview = within(await screen.findByRole('article', { hidden: true }));
    expect(await preview.findByText(/^Dear Ewa,\swelcome\.$/)).toBeInTheDocument();
    first.unmount();
    open();
    await formIsThere();
    expect(field('Contact’s e-mail')).toHaveValue('ewa@example.com');
    expect(field('Introduction')).toHaveValue('Dear Ewa,\nwelcome.');
    window.innerWidth = 1024;
  });

  test('is there when an offer is changed, and can be taken away', async () => {
    const view = open({
      'GET /api/offers/offer-1/details': { body: stored },
      'PUT /api/offers/offer-1': { body: stored },
    });
    await edit(view);
    expect(language()).toHaveValue('es');
    expect(field('Terms')).toHaveValue('Net 14');
    fill(field('Terms'), '');
    await view.person.click(button('Continue to Add Quotes'));
    await view.person.click(await screen.findByRole('button', { name: 'Update Offer' }));
    await waitFor(() => expect(view.sent('PUT', '/api/offers/offer-1')).toHaveLength(1));
    const body = view.sent('PUT', '/api/offers/offer-1')[0]?.body as OfferChange;
    expect(body).toMatchObject({ language: 'es', introduction: 'Dear Ewa', contactName: 'Ewa Zając', terms: null });
  });

  test('that the API refuses is said at its field', async () => {
    const refused = problem(400, 'invalid-request', 'Some fields are wrong.', { contactEmail: 'Not this one' });
    const view = open({ 'POST /api/offers': refused });
    await toQuotes(view);
    await addQuote(view, { 'Active Users': '120', 'Contract Duration (months)': '6' });
    await view.person.click(button('Create Offer'));
    await waitFor(() => expect(field('Contact’s e-mail')).toHaveAccessibleDescription('Not this one'));
  });
});

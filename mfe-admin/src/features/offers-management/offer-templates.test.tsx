import { act, screen, waitFor, within } from '@testing-library/react';
import { quoteFields, type NewOffer, type OfferTemplate, type OfferTemplateDetails } from '@programme/contracts';
import { problem, type ApiAnswer } from '@programme/testing';
import { button, clientName, currency, field, fill, open as openPage, tab, toForm } from './offer-wizard.fixture';
import { openMenu } from './offers-list.fixture';
import { anna, details } from './offers.fixture';

const listed: OfferTemplate = {
  id: 7,
  name: 'Summer',
  currency: 'EUR',
  language: 'es',
  quotesCount: 1,
  savedBy: 'ada',
  savedAt: '2026-11-02T10:00:00.000Z',
  version: 3,
};

const whole: OfferTemplateDetails = {
  id: 7,
  name: 'Summer',
  currency: 'EUR',
  language: 'es',
  savedBy: 'ada',
  savedAt: listed.savedAt,
  version: 3,
  introduction: 'Dear friends',
  terms: 'Net 14',
  quotes: [quoteFields({ packageType: 'enterprise', activeUsers: 120, monthsCount: 6, note: 'With a note' })],
};

const templates = {
  'GET /api/offer-templates': { body: [listed] },
  'GET /api/offer-templates/7': { body: whole },
};

const path = '/api/offer-templates';

const toasted = (toast: unknown, title: string) =>
  waitFor(() => expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ title })));

const save = async (answers: Parameters<typeof openPage>[0]) => {
  const view = openPage(answers);
  await openMenu(view.person, 'Save as template');
  const dialog = await screen.findByRole('dialog', { name: 'Save as template' });
  return { ...view, dialog: within(dialog) };
};

describe('Saving an offer as a template', () => {
  test('sends its name and the offer, and says what the template holds', async () => {
    const { dialog, person, sent, toast } = await save({ [`POST ${path}`]: { status: 201, body: whole } });
    expect(dialog.getByText(/no client, no contact and no prices/)).toBeVisible();
    fill(dialog.getByLabelText('Name of the template'), ' Summer ');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await toasted(toast, 'Template saved');
    expect(sent('POST', path).map(({ body }) => body)).toEqual([{ name: 'Summer', offerId: 'offer-1' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('asks for a name first', async () => {
    const { dialog, person, sent } = await save({});
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByLabelText('Name of the template')).toBeInvalid());
    expect(sent('POST', path)).toEqual([]);
  });

  test('offers to replace the template of that name, and forgets that when another name is typed', async () => {
    const { dialog, person, sent, toast } = await save({
      ...templates,
      [`POST ${path}`]: problem(409, 'template-taken', 'There is already a template with this name.'),
      [`PATCH ${path}/7`]: { body: { ...whole, version: 4 } },
    });
    const name = dialog.getByLabelText('Name of the template');
    fill(name, 'SUMMER');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Summer.*is there already.*ada.*Nov 2, 2026/);
    fill(name, 'Winter');
    await waitFor(() => expect(dialog.queryByRole('alert')).not.toBeInTheDocument());
    fill(name, 'Summer');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await person.click(await dialog.findByRole('button', { name: 'Replace' }));
    await toasted(toast, 'Template replaced');
    expect(sent('PATCH', `${path}/7`).map(({ body }) => body)).toEqual([
      { offerId: 'offer-1', name: 'Summer', version: 3 },
    ]);
  });

  test('says why it failed, and keeps the name', async () => {
    const { dialog, person } = await save({
      'GET /api/offer-templates': { body: [] },
      [`POST ${path}`]: problem(409, 'templates-full', 'There are 100 templates already.'),
    });
    fill(dialog.getByLabelText('Name of the template'), 'Summer');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('There are 100 templates already.')).toBeVisible();
    expect(dialog.getByLabelText('Name of the template')).toHaveValue('Summer');
  });
});

const choose = async (answers: Parameters<typeof openPage>[0] = {}) => {
  const view = openPage({ ...templates, ...answers });
  await toForm(view);
  fill(clientName(), 'New client');
  return view;
};

const list = async ({ person }: Awaited<ReturnType<typeof choose>>) => {
  await person.click(button('Start from a template'));
  return within(await screen.findByRole('dialog', { name: 'Templates' }));
};

describe('Starting from a template', () => {
  test('fills in quotes, texts, currency and language, keeps the client, and sends all of it', async () => {
    const view = await choose();
    const dialog = await list(view);
    expect(await dialog.findByRole('listitem')).toHaveTextContent(/Summer1 quote · EUR · Español.*ada.*Nov 2, 2026/);
    await view.person.click(dialog.getByRole('button', { name: /^Use the template/ }));
    await screen.findByText('Started from a template');
    expect(clientName()).toHaveValue('New client');
    expect(currency()).toHaveValue('EUR');
    expect(field('Introduction')).toHaveValue('Dear friends');
    expect(screen.getByLabelText('Language', { selector: 'select' })).toHaveValue('es');
    fill(screen.getByLabelText('Creator', { selector: '[name=creator]' }), anna.name);
    await view.person.click(button('Continue to Add Quotes'));
    await screen.findByText('With a note');
    await view.person.click(button('Create Offer'));
    await screen.findByRole('heading', { name: 'The offer is ready' });
    expect(view.sent('POST')[0]?.body as NewOffer).toMatchObject({
      clientName: 'New client',
      currency: 'EUR',
      language: 'es',
      introduction: 'Dear friends',
      terms: 'Net 14',
      quotes: whole.quotes,
    });
  });

  test('asks before it replaces texts that were typed', async () => {
    const view = await choose();
    fill(field('Introduction'), 'Mine');
    const dialog = await list(view);
    await view.person.click(await dialog.findByRole('button', { name: /^Use the template/ }));
    await view.person.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(field('Introduction')).toHaveValue('Mine');
    const again = await list(view);
    await view.person.click(await again.findByRole('button', { name: /^Use the template/ }));
    await view.person.click(await screen.findByRole('button', { name: 'Leave and discard' }));
    await waitFor(() => expect(field('Introduction')).toHaveValue('Dear friends'));
  });

  test('that comes after its dialog was closed changes nothing', async () => {
    let settle = (_answer: ApiAnswer) => {};
    const view = await choose({
      'GET /api/offer-templates/7': () => new Promise<ApiAnswer>((resolve) => (settle = resolve)),
    });
    const dialog = await list(view);
    await view.person.click(await dialog.findByRole('button', { name: /^Use the template/ }));
    await view.person.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    fill(field('Introduction'), 'Typed since');
    await act(async () => settle({ body: whole }));
    expect(field('Introduction')).toHaveValue('Typed since');
    expect(clientName()).toHaveValue('New client');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('says how to save the first one, and what could not be loaded', async () => {
    const view = await choose({ 'GET /api/offer-templates': { body: [] } });
    expect(await (await list(view)).findByText('No templates yet')).toBeVisible();
  });

  test('keeps the list when a template is gone', async () => {
    const view = await choose({ 'GET /api/offer-templates/7': problem(404, 'not-found', 'This was not found.') });
    const dialog = await list(view);
    await view.person.click(await dialog.findByRole('button', { name: /^Use the template/ }));
    expect(await dialog.findByText('The template could not be loaded')).toBeVisible();
    expect(dialog.getByRole('listitem')).toBeVisible();
  });

  test('is not offered for an offer that is changed', async () => {
    const view = openPage(templates);
    await view.person.click(await screen.findByRole('button', { name: 'Edit the offer for Acme' }));
    await screen.findByRole('heading', { level: 1, name: /^Edit Offer · / });
    expect(screen.queryByRole('button', { name: 'Start from a template' })).not.toBeInTheDocument();
    expect(tab('Basic Info')).toHaveAttribute('aria-selected', 'true');
    expect(clientName()).toHaveValue(details.offer.clientName);
  });

  test('renames and deletes templates', async () => {
    const view = await choose({
      [`PATCH ${path}/7`]: { body: { ...whole, name: 'Winter', version: 4 } },
      [`DELETE ${path}/7`]: { status: 204 },
    });
    const dialog = await list(view);
    const ask = async (item: string) => {
      await view.person.click(await dialog.findByRole('button', { name: /^More actions for the template/ }));
      await view.person.click(await screen.findByRole('menuitem', { name: item }));
    };
    await ask('Rename');
    const rename = within(await screen.findByRole('dialog', { name: 'Rename the template' }));
    fill(rename.getByLabelText('Name of the template'), 'Winter');
    await view.person.click(rename.getByRole('button', { name: 'Save' }));
    await toasted(view.toast, 'Template renamed');
    expect(view.sent('PATCH', `${path}/7`)[0]?.body).toEqual({ version: 3, name: 'Winter' });
    await ask('Delete');
    const remove = within(await screen.findByRole('dialog', { name: /^Delete the template/ }));
    expect(remove.getByText('Offers that were started from it stay as they are.')).toBeVisible();
    await view.person.click(remove.getByRole('button', { name: 'Delete' }));
    await toasted(view.toast, 'Template deleted');
    expect(view.sent('DELETE', `${path}/7`)).toHaveLength(1);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '@programme/testing';
import { open } from './price-books.fixture';

const page = '/admin/prices';

const settings = { 'GET /api/offer-settings': { body: { largestDiscount: 12.5, version: 3 } } };

test.each([
  ['en', 'Approval of discounts', /Discounts above 12\.5%/],
  ['pl', 'Zatwierdzanie rabatów', /Rabaty powyżej 12,5%/],
  ['es', 'Aprobación de descuentos', /superiores al 12,5\s?%/],
] as const)('The limit of discounts stands beside the price books (%s)', async (language, title, text) => {
  open(page, settings, { language });
  expect(await screen.findByRole('region', { name: title })).toHaveTextContent(text);
});

describe('A change of the limit', () => {
  async function openDialog(put: Parameters<typeof open>[1] = {}) {
    const view = open(page, { ...settings, ...put });
    const card = within(await screen.findByRole('region', { name: 'Approval of discounts' }));
    await view.person.click(card.getByRole('button', { name: 'Change' }));
    const dialog = within(screen.getByRole('dialog'));
    const field = dialog.getByLabelText(/Largest discount/);
    const save = async (value: string) => {
      await view.person.clear(field);
      if (value !== '') await view.person.type(field, value);
      await view.person.click(dialog.getByRole('button', { name: 'Save' }));
    };
    const bodies = () => view.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    return { ...view, dialog, field, save, bodies };
  }

  test.each([
    ['a number', '17.25', 17.25, /Discounts above 17\.25%/],
    ['nothing', '', null, /No discount needs approval/],
  ] as const)('to %s is sent with the version that was shown', async (_name, typed, largestDiscount, text) => {
    const answer = { body: { largestDiscount, version: 4 } };
    const { save, bodies, field } = await openDialog({ 'PUT /api/offer-settings': answer });
    expect(field).toHaveValue('12.5');
    await save(typed);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodies()).toEqual([{ version: 3, largestDiscount }]);
    expect(screen.getByRole('region', { name: 'Approval of discounts' })).toHaveTextContent(text);
  });

  test.each(['many', '100.5', '1.234'])('to “%s” is refused at the field', async (typed) => {
    const { save, bodies, field } = await openDialog();
    await save(typed);
    await waitFor(() => expect(field).toBeInvalid());
    expect(bodies()).toEqual([]);
  });

  test('says that somebody else was faster', async () => {
    const { save, dialog } = await openDialog({
      'PUT /api/offer-settings': problem(409, 'stale-version', 'Somebody else has changed this.'),
    });
    await save('30');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Somebody else has changed this.');
  });
});

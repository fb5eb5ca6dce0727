import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem } from '@programme/testing';
import { ada, bob, draft, open } from './price-books.fixture';

beforeEach(() => sessionStorage.clear());

const page = '/admin/prices/draft';
const fees = () => screen.findByRole('table', { name: 'Enterprise: monthly fee, PLN' });
const cell = async (name: string) => within(await fees()).getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });
const saved = { ...draft, version: 4 };

test('A column that was copied from a spreadsheet fills the cells below, in one step that can be undone', async () => {
  const { person } = open(page);
  await person.click(await cell('2, Monthly fee'));
  await person.paste('5 000\r\n5 900,50\r\nabc\r\n');
  expect(await cell('2, Monthly fee')).toHaveValue('5,000');
  expect(await cell('3, Monthly fee')).toHaveValue('5,900.5');
  expect(await cell('4, Monthly fee')).toHaveValue('abc');
  expect(await cell('4, Monthly fee')).toBeInvalid();
  expect(await cell('2, Monthly fee')).toHaveAccessibleDescription('Was: 4,500');
  expect(screen.getByText('One cell is not a number.')).toBeVisible();
  expect(save()).toBeDisabled();

  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await cell('3, Monthly fee')).toHaveValue('5,500');
  expect(await cell('4, Monthly fee')).toHaveValue('6,400');
  await person.click(screen.getByRole('button', { name: 'Redo' }));
  expect(await cell('4, Monthly fee')).toHaveValue('abc');
});

test('Cells beyond the table are counted, not lost without a word', async () => {
  const { person, toast } = open(page);
  await person.click(await cell('16, Monthly fee'));
  await person.paste('41000\n42000\n43000');
  expect(await cell('16, Monthly fee')).toHaveValue('41,000');
  expect(toast).toHaveBeenCalledWith({ tone: 'error', title: '2 pasted cells did not fit into the table' });
});

test('A gap is named beside its cell and keeps the draft from a review until it is repaired', async () => {
  const { person } = open(page);
  const from = await cell('4, From');
  await person.clear(from);
  await person.type(from, '130{Enter}');
  expect(await cell('5, From')).toHaveFocus();
  expect(await cell('4, From')).toHaveAccessibleDescription(/Gap: no row holds 126 to 129\./);
  expect(screen.getByRole('button', { name: 'Submit for review' })).toBeDisabled();

  await person.click(screen.getByRole('button', { name: 'PLN, Tier 4, From' }));
  expect(await cell('4, From')).toHaveFocus();
  await person.clear(await cell('4, From'));
  await person.type(await cell('4, From'), '126{ArrowUp}');
  expect(await cell('3, From')).toHaveFocus();
  expect(await cell('4, From')).toBeValid();
  expect(screen.queryByText(/must be corrected/)).not.toBeInTheDocument();
});

test('A problem of another currency leads to it', async () => {
  const content = structuredClone(draft.content);
  Object.assign(content.currencies.MXN?.tiers[1] ?? {}, { fee: 100 });
  const { person } = open(page, { 'GET /api/price-books/draft': { body: { ...draft, content } } });
  await person.click(await screen.findByRole('button', { name: 'MXN, Tier 2, Monthly fee' }));
  expect(screen.getByRole('textbox', { name: '2, Monthly fee' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: '2, Monthly fee' })).toHaveValue('100');
});

test('Saving sends the whole draft with its version', async () => {
  const { person, calls, toast } = open(page, { 'PUT /api/price-books/draft': { body: saved } });
  const fee = await cell('1, Monthly fee');
  await person.clear(fee);
  await person.type(fee, '3100');
  await person.click(save());
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ title: 'Price book saved' }));
  const put = calls.find(({ method }) => method === 'PUT');
  expect(put?.body).toMatchObject({
    version: 3,
    label: 'Prices 2099',
    effectiveFrom: '2099-01-01T00:00:00.000Z',
    content: { currencies: { PLN: { tiers: expect.arrayContaining([{ min: 1, max: 50, fee: 3100 }]) as unknown } } },
  });
  expect(screen.getByText('Everything is saved.')).toBeVisible();
});

test('When somebody else has saved meanwhile, nothing typed is lost and one chooses', async () => {
  let stored = draft;
  const { person, calls } = open(page, {
    'GET /api/price-books/draft': () => ({ body: stored }),
    'PUT /api/price-books/draft': () =>
      stored.version === 3 || calls.filter(({ method }) => method === 'PUT').length > 1
        ? { body: { ...stored, version: stored.version + 1 } }
        : problem(409, 'stale-version', 'Somebody else changed this.'),
  });
  const fee = await cell('1, Monthly fee');
  await person.clear(fee);
  await person.type(fee, '3100{Enter}');
  stored = { ...draft, version: 9, lastEditor: 'bob' };
  await person.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'bob saved another version. What you typed is still here.',
  );
  expect(await cell('1, Monthly fee')).toHaveValue('3,100');
  expect(save()).toBeDisabled();
  await person.click(screen.getByRole('button', { name: 'Keep what I typed' }));
  await person.click(save());
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({ version: 9 }),
  );
});

test('What is typed while a save is on its way stays, and is saved by the next one', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { person, calls } = open(page, {
    'PUT /api/price-books/draft': async ({ body }) => {
      if (calls.filter(({ method }) => method === 'PUT').length === 1) await answered;
      const { content } = body as typeof draft;
      return { body: { ...draft, content, version: 3 + calls.filter(({ method }) => method === 'PUT').length } };
    },
  });
  await person.clear(await cell('1, Monthly fee'));
  await person.type(await cell('1, Monthly fee'), '3100');
  await person.click(save());
  await person.clear(await cell('2, Monthly fee'));
  await person.type(await cell('2, Monthly fee'), '77777{Enter}');
  answer();
  await waitFor(() => expect(save()).toBeEnabled());
  expect(await cell('2, Monthly fee')).toHaveValue('77,777');
  expect(screen.queryByText('Everything is saved.')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await person.click(save());
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
    version: 4,
    content: { currencies: { PLN: { tiers: expect.arrayContaining([{ min: 51, max: 100, fee: 77777 }]) as unknown } } },
  });
});

test('Undo goes back to what was saved meanwhile, not behind it', async () => {
  const { person } = open(page, {
    'PUT /api/price-books/draft': ({ body }) => ({
      body: { ...draft, content: (body as typeof draft).content, version: 4 },
    }),
  });
  await person.clear(await cell('1, Monthly fee'));
  await person.type(await cell('1, Monthly fee'), '3100');
  await person.click(save());
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  await person.clear(await cell('1, Monthly fee'));
  await person.type(await cell('1, Monthly fee'), '3200{Enter}');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await cell('1, Monthly fee')).toHaveValue('3,100');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('What is typed and not saved is there after a reload, for who typed it alone', async () => {
  const { person, unmount } = open(page);
  await person.clear(await cell('1, Monthly fee'));
  await person.type(await cell('1, Monthly fee'), '3100{Enter}');
  await person.type(await cell('3, Monthly fee'), '{Backspace}abc{Enter}');
  unmount();
  const again = open(page);
  await waitFor(async () => expect(await cell('1, Monthly fee')).toHaveValue('3,100'));
  expect(await cell('3, Monthly fee')).toBeInvalid();
  await again.person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await cell('1, Monthly fee')).toHaveValue('3,000');
  again.unmount();

  open(page, {}, { user: bob });
  expect(await cell('1, Monthly fee')).toHaveValue('3,000');
});

test('Whoever logs in where a session has ended does not get what somebody else typed', async () => {
  const { person, changeUser } = open(page);
  await person.clear(await cell('1, Monthly fee'));
  await person.type(await cell('1, Monthly fee'), '3100{Enter}');
  changeUser(bob);
  expect(await cell('1, Monthly fee')).toHaveValue('3,000');
  expect(screen.getByText('Everything is saved.')).toBeVisible();
  changeUser(ada);
  await waitFor(async () => expect(await cell('1, Monthly fee')).toHaveValue('3,100'));
});

test('One press on Save is enough while a cell is being typed in', async () => {
  const { person } = open(page);
  await fees();
  expect(save()).toBeDisabled();
  await person.type(await cell('1, Monthly fee'), '9');
  // A button that is disabled when the mouse goes down on it takes no click.
  expect(save()).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await person.keyboard('{Escape}');
  expect(save()).toBeDisabled();
});

test('The year of the start can be typed: what it says on the way there counts for nothing', async () => {
  const { person } = open(page);
  const start = await screen.findByLabelText('In force from');
  for (const year of ['0002', '0020', '0202', '2029']) {
    fireEvent.change(start, { target: { value: `${year}-03-01T10:30` } });
    expect(start).toHaveValue(`${year}-03-01T10:30`);
  }
  expect(save()).toBeEnabled();
  await person.tab();
  fireEvent.blur(start);
  expect(start).toHaveValue('2029-03-01T10:30');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(start).toHaveValue('2099-01-01T01:00');
});

test('The start is typed by the clock of the company', async () => {
  open(page);
  expect(await screen.findByLabelText('In force from')).toHaveValue('2099-01-01T01:00');
  expect(screen.getByText('Time zone: Europe/Warsaw')).toBeVisible();
});

test('Published prices can be read and not changed', async () => {
  open('/admin/prices/programme-2026.1');
  expect(await cell('1, Monthly fee')).toHaveAttribute('readonly');
  expect(screen.getByText(/Published prices never change/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('Rows are added and taken out', async () => {
  const { person } = open(page);
  await fees();
  await person.click(screen.getByRole('button', { name: 'Add row: Discount of 2025' }));
  const discounts = screen.getByRole('table', { name: 'Discounts of 2025' });
  expect(within(discounts).getByRole('textbox', { name: '6, From' })).toHaveValue('13');
  await person.click(within(discounts).getByRole('button', { name: 'Remove row 6' }));
  expect(within(discounts).queryByRole('textbox', { name: '6, From' })).not.toBeInTheDocument();
});

import { screen, waitFor, within } from '@testing-library/react';
import { StoreProvider } from '@programme/platform';
import { problem, renderWithShell, stubApi, type ApiAnswer } from '@programme/testing';
import { createAdminStore } from '../../shared/admin.store';
import { CreatorsPage } from './creators.page';

const anna = { id: 1, name: 'Anna Kowalska', shortName: 'Anna', isActive: true, email: null, phone: null };
const jan = { id: 2, name: 'Jan Nowak', shortName: 'Jan', isActive: false, email: null, phone: null };

function open(answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({ 'GET /api/creators': { body: [anna, jan] }, ...answers });
  const view = renderWithShell(
    <StoreProvider store={createAdminStore()}>
      <CreatorsPage />
    </StoreProvider>,
    { user: { id: 1, username: 'ada', isAdmin: true } },
  );
  return { ...view, calls };
}

const active = (name: string) => screen.findByRole('switch', { name: `Active: ${name}` });
const fullName = () => screen.getByRole('textbox', { name: 'Full name' });
const email = () => screen.getByRole('textbox', { name: 'E-mail (optional)' });
const phone = () => screen.getByRole('textbox', { name: 'Phone (optional)' });
const shortName = () => screen.getByRole('textbox', { name: 'Short name' });

test('The list has both names and who is active', async () => {
  open();
  expect(await active('Anna Kowalska')).toBeChecked();
  expect(await active('Jan Nowak')).not.toBeChecked();
  expect(screen.getByRole('cell', { name: 'Anna' })).toBeVisible();
});

test('An empty list says what to do', async () => {
  open({ 'GET /api/creators': { body: [] } });
  expect(await screen.findByText('No creators yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add creator' })).toBeVisible();
});

test('A list that failed can be asked for again', async () => {
  let answer: ApiAnswer = { status: 502, body: '<html>' };
  const { person } = open({ 'GET /api/creators': () => answer });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The creators could not be loadedThe server is not responding',
  );
  answer = { body: [anna] };
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await active('Anna Kowalska')).toBeChecked();
});

test('One is deactivated, and the list follows the answer', async () => {
  const { person, calls, toast } = open({ 'PATCH /api/creators/1': { body: { ...anna, isActive: false } } });
  await person.click(await active('Anna Kowalska'));
  await waitFor(async () => expect(await active('Anna Kowalska')).not.toBeChecked());
  expect(calls.at(-1)?.body).toEqual({ isActive: false });
  expect(toast).toHaveBeenCalledWith({ title: 'Anna Kowalska can no longer be chosen for new offers' });
});

test('A change that failed says why, and the list is fetched again', async () => {
  const { person, calls } = open({ 'PATCH /api/creators/2': problem(404, 'not-found', 'There is nothing here.') });
  await person.click(await active('Jan Nowak'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The change was not madeThere is nothing here.');
  await waitFor(() => expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2));
});

describe('Adding one', () => {
  const openDialog = async (answer: ApiAnswer) => {
    const view = open({ 'POST /api/creators': answer });
    await view.person.click(await screen.findByRole('button', { name: 'Add creator' }));
    return view;
  };
  const add = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Add' });

  test('puts it into the list', async () => {
    const ewa = {
      id: 3,
      name: 'Ewa Zając',
      shortName: 'Ewa',
      isActive: true,
      email: 'ewa@example.com',
      phone: '+48 22 123 45 67',
    };
    const { person, calls, toast } = await openDialog({ status: 201, body: ewa });
    await person.type(fullName(), 'Ewa Zając');
    await person.type(shortName(), 'Ewa');
    await person.type(email(), ' ewa@example.com');
    await person.type(phone(), '+48 22 123 45 67');
    await person.click(add());
    expect(await active('Ewa Zając')).toBeChecked();
    const reached = { email: 'ewa@example.com', phone: '+48 22 123 45 67' };
    expect(calls.at(-1)?.body).toEqual({ name: 'Ewa Zając', shortName: 'Ewa', ...reached });
    expect(screen.getByRole('cell', { name: 'ewa@example.com +48 22 123 45 67' })).toBeVisible();
    expect(toast).toHaveBeenCalledWith({ title: 'Ewa Zając was added' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('tells its rules before anything is sent', async () => {
    const { person, calls } = await openDialog({ status: 201 });
    await person.type(fullName(), 'E');
    await person.click(add());
    expect(await screen.findByText('At least 2 characters')).toBeVisible();
    expect(screen.getByText('This field is required')).toBeVisible();
    expect(fullName()).toHaveFocus();
    expect(calls).toHaveLength(1);
  });

  test('tells what an address and a number look like, and sends neither when they are wrong', async () => {
    const { person, calls } = await openDialog({ status: 201 });
    await person.type(fullName(), 'Ewa Zając');
    await person.type(shortName(), 'Ewa');
    await person.type(email(), 'ewa');
    await person.type(phone(), 'none');
    await person.click(add());
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Enter an e-mail address'));
    expect(phone()).toHaveAccessibleDescription('Enter a telephone number');
    expect(calls).toHaveLength(1);
  });

  test('with a name that is taken says so at the name, and nothing typed is lost', async () => {
    const { person } = await openDialog(problem(409, 'creator-taken', 'There is already a creator with this name.'));
    await person.type(fullName(), 'Anna Kowalska');
    await person.type(shortName(), 'Ania');
    await person.click(add());
    await waitFor(() => expect(fullName()).toHaveAccessibleDescription('There is already a creator with this name.'));
    expect(fullName()).toHaveValue('Anna Kowalska');
    expect(shortName()).toHaveValue('Ania');
  });

  test('that gets no answer says so, and can be sent again', async () => {
    const { person } = await openDialog({ status: 502 });
    await person.type(fullName(), 'Ewa Zając');
    await person.type(shortName(), 'Ewa');
    await person.click(add());
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is not responding');
    await waitFor(() => expect(add()).toBeEnabled());
    expect(shortName()).toHaveValue('Ewa');
  });
});

test('Editing starts from the creator as it is, and the list follows the answer', async () => {
  const known = { ...anna, email: 'anna@example.com', phone: '123 456' };
  const renamed = { ...known, name: 'Anna Nowak', phone: null };
  const { person, calls } = open({
    'GET /api/creators': { body: [known] },
    'PATCH /api/creators/1': { body: renamed },
  });
  await person.click(await screen.findByRole('button', { name: 'Edit Anna Kowalska' }));
  expect(shortName()).toHaveValue('Anna');
  expect(email()).toHaveValue('anna@example.com');
  await person.clear(fullName());
  await person.type(fullName(), 'Anna Nowak');
  await person.clear(phone());
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await active('Anna Nowak')).toBeChecked();
  expect(calls.at(-1)?.body).toEqual({
    name: 'Anna Nowak',
    shortName: 'Anna',
    email: 'anna@example.com',
    phone: null,
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { StoreProvider } from '@programme/platform';
import { noAnswer, problem, renderWithShell, stubApi, type ApiAnswer, type FakeShellOptions } from '@programme/testing';
import { createAdminStore } from '../../shared/admin.store';
import { UsersPage } from './users.page';

const ada = { id: 1, username: 'ada', isAdmin: true, email: null, passwordLink: null };
const bob = { id: 2, username: 'bob', isAdmin: false, email: null, passwordLink: null };

type Answers = Parameters<typeof stubApi>[0];

async function open(answers: Answers = {}, options: FakeShellOptions = {}) {
  const calls = stubApi({ 'GET /api/users': { body: [ada, bob] }, ...answers });
  const view = renderWithShell(
    <StoreProvider store={createAdminStore()}>
      <UsersPage />
    </StoreProvider>,
    { user: ada, ...options },
  );
  return { ...view, calls };
}

const admin = (username: string) => screen.findByRole('switch', { name: `Admin: ${username}` });

describe('The list', () => {
  test('says who there is, who of them is an admin and which one is you', async () => {
    await open();
    expect(await admin('ada')).toBeChecked();
    expect(await admin('bob')).not.toBeChecked();
    expect(screen.getByRole('rowheader', { name: /^ada/ })).toHaveTextContent('adaYou');
    expect(screen.getByRole('rowheader', { name: 'bob' })).toBeVisible();
    expect(screen.getByRole('row', { name: /^bob/ })).toHaveTextContent('User');
    expect(screen.getByRole('row', { name: /^ada/ })).toHaveTextContent('Admin');
  });

  test('says that it loads', async () => {
    await open({ 'GET /api/users': noAnswer });
    expect(screen.getByRole('progressbar', { name: 'Loading the users' })).toBeVisible();
  });

  test('that failed says why, and Retry asks again', async () => {
    let answer: ApiAnswer = problem(503, 'unavailable', 'The service is away.');
    const { person } = await open({ 'GET /api/users': () => answer });
    expect(await screen.findByRole('alert')).toHaveTextContent('The users could not be loadedThe service is away.');
    answer = { body: [ada] };
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await admin('ada')).toBeChecked();
  });

  test('is fetched again on request: somebody may have registered', async () => {
    let users = [ada];
    const { person } = await open({ 'GET /api/users': () => ({ body: users }) });
    await admin('ada');
    users = [ada, bob];
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await admin('bob')).not.toBeChecked();
  });

  test('of a session that has ended leads to the login in another tab', async () => {
    await open({ 'GET /api/users': problem(401, 'unauthenticated', 'Please log in.') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended');
    const login = screen.getByRole('link', { name: 'Log in (new tab)' });
    expect(login).toHaveAttribute('href', '/auth');
    expect(login).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('shows names as text, each with a direction of its own', async () => {
    const username = '<script>\u202Ealert</script>';
    await open({ 'GET /api/users': { body: [ada, { ...bob, username }] } });
    expect((await screen.findByText(username)).tagName).toBe('BDI');
  });
});

describe('Admin', () => {
  test('is granted at once, and the list follows the answer', async () => {
    const { person, calls, toast } = await open({ 'PATCH /api/users/2': { body: { ...bob, isAdmin: true } } });
    await person.click(await admin('bob'));
    await waitFor(async () => expect(await admin('bob')).toBeChecked());
    expect(toast).toHaveBeenCalledWith({ title: 'bob is an admin now' });
    expect(calls.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: 'GET', path: '/api/users', body: undefined },
      { method: 'PATCH', path: '/api/users/2', body: { isAdmin: true } },
    ]);
  });

  test('of the last admin cannot be taken: the API says why, and the list is fetched again', async () => {
    const { person, calls } = await open({
      'GET /api/users': { body: [{ ...bob, isAdmin: true }] },
      'PATCH /api/users/2': problem(409, 'last-admin', 'There must be at least one admin.'),
    });
    await person.click(await admin('bob'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The change was not madeThere must be at least one admin.',
    );
    await waitFor(() => expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2));
    expect(await admin('bob')).toBeChecked();
  });

  test('taken from oneself asks first, and the shell looks who is signed in', async () => {
    const refresh = jest.fn(() => Promise.resolve());
    const { person, calls } = await open({ 'PATCH /api/users/1': { body: { ...ada, isAdmin: false } } }, { refresh });
    await person.click(await admin('ada'));
    const dialog = () => screen.getByRole('dialog', { name: 'Remove your own admin rights?' });
    expect(dialog()).toHaveTextContent('Only another admin can give it back.');
    await person.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    expect(await admin('ada')).toBeChecked();
    expect(calls).toHaveLength(1);

    await person.click(await admin('ada'));
    await person.click(within(dialog()).getByRole('button', { name: 'Remove my admin rights' }));
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    expect(calls.at(-1)?.body).toEqual({ isAdmin: false });
  });
});

describe('A password link', () => {
  const dialog = () => screen.getByRole('dialog', { name: 'Password link for bob' });
  const link = `https://programme.example/link#${'x'.repeat(43)}`;
  const until = '2027-03-12T10:00:00.000Z';
  const openDialog = async (answer: ApiAnswer, { mail = false, email = null as string | null } = {}) => {
    const view = await open({
      'GET /api/users': { body: [ada, { ...bob, email }] },
      'GET /api/settings': { body: { registration: true, chat: true, mail, timezone: 'Europe/Warsaw' } },
      'POST /api/users/2/link': answer,
    });
    await view.person.click(await screen.findByRole('button', { name: 'Make a password link for bob' }));
    await screen.findByRole('dialog', { name: 'Password link for bob' });
    return view;
  };
  const sentBody = ({ calls }: Pick<Awaited<ReturnType<typeof open>>, 'calls'>) =>
    calls.find(({ method }) => method === 'POST')?.body;

  test('is made when asked for, shown, copied, and told about before', async () => {
    const view = await openDialog({ status: 201, body: { link, sentTo: null, until } });
    const { person, toast } = view;
    expect(dialog()).toHaveTextContent('once and within 24 hours');
    expect(dialog()).toHaveTextContent('you do not approve what bob did');
    expect(sentBody(view)).toBeUndefined();
    await person.click(within(dialog()).getByRole('button', { name: 'Make link' }));
    expect(await within(dialog()).findByText(link)).toBeVisible();
    expect(sentBody(view)).toEqual({});
    expect(within(dialog()).getByRole('status')).toHaveTextContent(/^Works until .*2027.*not shown again/);
    await person.click(within(dialog()).getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ title: 'Link copied' }));
    expect(await navigator.clipboard.readText()).toBe(link);
    await person.click(within(dialog()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is mailed where that is possible, unless its maker asks to see it', async () => {
    const mailed = { status: 201, body: { link: null, sentTo: 'b…@example.com', until } };
    const view = await openDialog(mailed, { mail: true, email: 'bob@example.com' });
    const byMail = await within(dialog()).findByRole('radio', { name: 'Send it to b…@example.com' });
    expect(byMail).toBeChecked();
    expect(byMail).toHaveAccessibleDescription(/stay two people where two approve, unless you have set this address/);
    const shown = within(dialog()).getByRole('radio', { name: 'Show it to me' });
    expect(shown).toHaveAccessibleDescription(/you do not approve what bob did/);
    await view.person.click(shown);
    expect(within(dialog()).getByRole('button', { name: 'Make link' })).toBeVisible();
    await view.person.click(byMail);
    await view.person.click(within(dialog()).getByRole('button', { name: 'Send link' }));
    expect(await within(dialog()).findByRole('status')).toHaveTextContent(/on its way to b…@example.com.*2027/);
    expect(sentBody(view)).toEqual({ byMail: true });
    expect(within(dialog()).queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
  });

  test.each([
    ['mail is off', { mail: false, email: 'bob@example.com' }, null],
    ['there is no address', { mail: true, email: null }, 'the link could be sent to bob'],
  ])('cannot be mailed where %s', async (_why, settings, hint) => {
    await openDialog({ status: 201 }, settings);
    if (hint) await waitFor(() => expect(dialog()).toHaveTextContent(hint));
    expect(within(dialog()).queryByRole('radio')).not.toBeInTheDocument();
    expect(within(dialog()).getByRole('button', { name: 'Make link' })).toBeVisible();
  });

  test('that cannot be made says why, and can be asked for again', async () => {
    const { person } = await openDialog(problem(401, 'unauthenticated', 'Please log in.'));
    await person.click(within(dialog()).getByRole('button', { name: 'Make link' }));
    expect(await within(dialog()).findByRole('alert')).toHaveTextContent('Your session has ended');
    expect(within(dialog()).getByRole('button', { name: 'Make link' })).toBeEnabled();
  });

  test('that has set a password is told about at the account, with who made it', async () => {
    const passwordLink = { madeBy: 'ada', usedAt: '2027-03-12T10:00:00.000Z', mayConfirm: false };
    await open({ 'GET /api/users': { body: [ada, { ...bob, passwordLink }] } });
    expect(await screen.findByText('Password set by a link that ada may have read, Mar 12, 2027')).toBeVisible();
  });
});

describe('Somebody who had no part in a link', () => {
  const madeByEve = { madeBy: 'eve', usedAt: '2027-03-12T10:00:00.000Z', mayConfirm: true };
  const confirmCall = 'POST /api/users/2/link/confirm';
  const dialog = () => screen.getByRole('dialog', { name: 'Did bob choose the password alone?' });
  const openDialog = async (answers: Answers) => {
    let users: object[] = [ada, { ...bob, passwordLink: madeByEve }];
    const view = await open({ 'GET /api/users': () => ({ body: users }), ...answers });
    await view.person.click(await screen.findByRole('button', { name: 'Confirm that bob chose the password alone' }));
    users = [ada, bob];
    return view;
  };

  test('confirms that the owner alone used it, and is told whom to ask', async () => {
    const { person, toast } = await openDialog({ [confirmCall]: { status: 204 } });
    expect(dialog()).toHaveTextContent('Ask bob yourself, not eve.');
    await person.click(within(dialog()).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ title: 'Confirmed for bob' }));
    await waitFor(() => expect(screen.queryByText(/that eve may/)).not.toBeInTheDocument());
  });

  test('is told why not', async () => {
    const { person } = await openDialog({ [confirmCall]: problem(403, 'link-not-confirmable', 'Not by you.') });
    await person.click(within(dialog()).getByRole('button', { name: 'Confirm' }));
    expect(await within(dialog()).findByRole('alert')).toHaveTextContent('It was not confirmedNot by you.');
  });
});

describe('The address of a user', () => {
  const dialog = () => screen.getByRole('dialog', { name: 'E-mail address of bob' });

  test('is shown, and changed by somebody who is told what that means', async () => {
    let users = [ada, { ...bob, email: 'bob@example.com' }];
    const { person, calls, toast } = await open({
      'GET /api/users': () => ({ body: users }),
      'PUT /api/users/2/email': { status: 204 },
    });
    expect(await screen.findByText('bob@example.com')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Edit address of bob' }));
    const field = await screen.findByLabelText('E-mail (optional)');
    expect(dialog()).toHaveTextContent('an address that you have set, you and bob count as one person');
    await person.clear(field);
    users = [ada, bob];
    await person.click(within(dialog()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ title: 'Address of bob saved' }));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ email: null });
    await waitFor(() => expect(screen.queryByText('bob@example.com')).not.toBeInTheDocument());
  });

  test('that is none is refused before anything is sent', async () => {
    const { person, calls } = await open();
    await person.click(await screen.findByRole('button', { name: 'Edit address of bob' }));
    const field = await screen.findByLabelText('E-mail (optional)');
    await person.type(field, 'bob');
    await person.click(within(dialog()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field).toBeInvalid());
    expect(calls).toHaveLength(1);
  });
});

test('The own row leads to the page of the own account', async () => {
  const { person, location } = await open();
  await person.click(await screen.findByRole('button', { name: 'Account' }));
  expect(location()).toBe('/account');
});

test.each([
  ['pl', 'Administrator: ada'],
  ['es', 'Administrador: ada'],
] as const)('The screen is in %s', async (language, name) => {
  await open({}, { language });
  expect(await screen.findByRole('switch', { name })).toBeChecked();
});

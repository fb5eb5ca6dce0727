import { use } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { useShell, type RemoteModule } from '@programme/mfe-contract';
import { problem, type ApiAnswer } from '@programme/testing';
import { admin, releaseRemotes, remote, renderShell, shows } from './app.fixture';
import { RemoteFailure } from './remotes/remote-failure';

const address = () => window.location.pathname + window.location.search;

describe('Addresses', () => {
  test.each([
    ['/', 'Remote calculators'],
    ['/EUR', 'Remote calculators'],
    ['/offer/o-1', 'Remote offers'],
    ['/auth', 'Remote admin'],
    ['/nowhere', '404 Page Not Found'],
    ['/eur', '404 Page Not Found'],
  ])('%s shows %s', async (path, heading) => {
    await renderShell(path);
    expect(await shows(heading)).toBeVisible();
  });

  test.each([
    ['/pl', 'Język: Polski, PL', 'Waluta: PLN'],
    ['/en', 'Language: English, EN', 'Currency: EUR'],
    ['/es', 'Idioma: Español, ES', 'Moneda: EUR'],
  ])(
    'The landing %s shows the calculator in its language and currency, and they are remembered',
    async (path, language, currency) => {
      await renderShell(path);
      expect(await shows('Remote calculators')).toBeVisible();
      expect(screen.getByRole('button', { name: language })).toBeVisible();
      expect(screen.getByRole('button', { name: currency })).toBeVisible();
      expect(address()).toBe('/');
      expect(localStorage.getItem('language')).toBe(path.slice(1));
    },
  );

  test.each(['/admin', '/offers'])('%s sends who is not signed in to the login page', async (path) => {
    await renderShell(path);
    expect(await shows('Remote admin')).toBeVisible();
    expect(address()).toBe('/auth');
  });

  test('An admin stays there', async () => {
    await renderShell('/admin', { 'GET /api/user': admin });
    expect(await shows('Remote admin')).toBeVisible();
    expect(address()).toBe('/admin');
  });

  test.each([
    ['Whoever may read offers', { isAdmin: false, permissions: ['offers.read'] }, '/admin'],
    ['An admin of an API that tells no permissions yet', { isAdmin: true }, '/admin'],
    ['Whoever may do something else', { isAdmin: true, permissions: ['logs.read'] }, '/auth'],
  ])('%s is led by what they may do', async (_who, rights, leadsTo) => {
    await renderShell('/admin', { 'GET /api/user': { body: { id: 3, username: 'eve', ...rights } } });
    expect(await shows('Remote admin')).toBeVisible();
    expect(address()).toBe(leadsTo);
  });

  test('When the API does not answer, an admin page says so, and Retry asks again', async () => {
    let user: ApiAnswer = { status: 503, body: 'starting' };
    const { person } = await renderShell('/admin', { 'GET /api/user': () => user });
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is not responding');
    user = admin;
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await shows('Remote admin')).toBeVisible();
  });
});

describe('Choices', () => {
  test('A language chosen in the menu is shown, written into the address and remembered', async () => {
    const { person } = await renderShell('/EUR?x=1');
    await person.click(await screen.findByRole('button', { name: 'Language: English, EN' }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'Polski' }));
    expect(await screen.findByRole('button', { name: 'Język: Polski, PL' })).toBeInTheDocument();
    expect(address()).toBe('/EUR?x=1&lang=pl');
    expect(localStorage.getItem('language')).toBe('pl');
    await waitFor(() => expect(document.title).toBe('Program Aktywności – kalkulator ceny'));
  });

  test('A currency chosen in the menu beats the one of the path', async () => {
    const { person } = await renderShell('/EUR');
    await person.click(await screen.findByRole('button', { name: 'Currency: EUR' }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'MXN' }));
    expect(await screen.findByRole('button', { name: 'Currency: MXN' })).toBeInTheDocument();
    expect(address()).toBe('/EUR?currency=MXN');
    expect(localStorage.getItem('currency')).toBe('MXN');
  });
});

describe('Session', () => {
  function Staff() {
    const { session, toast } = useShell();
    const login = async () => {
      const result = await session.login({ username: 'ada', password: 'secret' });
      toast(result.ok ? { title: 'In' } : { title: 'Refused', description: result.detail });
    };
    const logout = async () => toast({ title: (await session.logout()).ok ? 'Out' : 'Still in' });
    return (
      <>
        <h1>{session.user?.username ?? 'nobody'}</h1>
        <button onClick={() => void login()}>in</button>
        <button onClick={() => void logout()}>out</button>
      </>
    );
  }

  beforeEach(() => releaseRemotes({ admin: () => Promise.resolve(remote(Staff)) }));

  test('A login stores the user, and a logout forgets it', async () => {
    const { person, calls } = await renderShell('/auth', {
      'POST /api/login': admin,
      'POST /api/logout': { status: 204 },
    });
    await shows('nobody');
    await person.click(screen.getByRole('button', { name: 'in' }));
    expect(await shows('ada')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('In');
    expect(calls.at(-1)?.body).toEqual({ username: 'ada', password: 'secret' });
    await person.click(screen.getByRole('button', { name: 'out' }));
    expect(await shows('nobody')).toBeVisible();
  });

  test('The end of the first look-up lets React go on with the page in slices: a transition, not an urgent change', async () => {
    let answer = (_user: ApiAnswer) => undefined as void;
    let finish = (_heading: string) => undefined as void;
    const user = new Promise<ApiAnswer>((resolve) => (answer = resolve));
    const heading = new Promise<string>((resolve) => (finish = resolve));
    const rendered = jest.fn();
    function Waiting() {
      const { status } = useShell().session;
      rendered(status);
      return <h1>{status === 'loading' ? 'As prerendered' : use(heading)}</h1>;
    }
    releaseRemotes({ calculators: () => Promise.resolve(remote(Waiting)) });
    await renderShell('/', { 'GET /api/user': () => user });
    await shows('As prerendered');
    answer(admin);
    await waitFor(() => expect(rendered).toHaveBeenLastCalledWith('ready'));
    // An urgent update would have shown the remote's loading spinner.
    expect(await shows('As prerendered')).toBeVisible();
    finish('Hydrated');
    expect(await shows('Hydrated')).toBeVisible();
  });

  test('A refused login hands on the sentence of the API', async () => {
    const refused = problem(401, 'invalid-credentials', 'Invalid username or password');
    const { person } = await renderShell('/auth', { 'POST /api/login': refused });
    await shows('nobody');
    await person.click(screen.getByRole('button', { name: 'in' }));
    expect(await screen.findByRole('status')).toHaveTextContent('RefusedInvalid username or password');
    expect(await shows('nobody')).toBeVisible();
  });

  test('A login without an answer says that the server does not answer', async () => {
    const { person } = await renderShell('/auth', { 'POST /api/login': { status: 502, body: '<html>' } });
    await shows('nobody');
    await person.click(screen.getByRole('button', { name: 'in' }));
    expect(await screen.findByRole('status')).toHaveTextContent('RefusedThe server is not responding');
  });

  test('A failed logout leaves the user signed in', async () => {
    const { person } = await renderShell('/auth', { 'GET /api/user': admin, 'POST /api/logout': { status: 503 } });
    await shows('ada');
    await person.click(screen.getByRole('button', { name: 'out' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Still in');
    expect(await shows('ada')).toBeVisible();
  });
});

describe('Remotes', () => {
  const alive = () => expect(screen.getByRole('button', { name: 'Language: English, EN' })).toBeEnabled();

  test('While a remote loads, its place says so and the frame is there', async () => {
    releaseRemotes({ calculators: () => new Promise(() => undefined) });
    await renderShell('/');
    expect(await screen.findByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
    alive();
  });

  test.each<[string, () => Promise<RemoteModule>, RegExp]>([
    [
      'cannot be loaded',
      () => Promise.reject(new RemoteFailure('calculators', 'unloadable')),
      /The rest of the page works/,
    ],
    ['is malformed', () => Promise.reject(new RemoteFailure('calculators', 'malformed')), /The rest of the page works/],
    [
      'was built for another contract',
      () =>
        Promise.reject(
          new RemoteFailure('calculators', 'incompatible', {
            skew: { kind: 'contract', remote: '9.0.0', shell: '1.3.0' },
          }),
        ),
      /another version of the page \(9\.0\.0 instead of 1\.3\.0\)/,
    ],
    [
      'needs another library',
      () =>
        Promise.reject(
          new RemoteFailure('calculators', 'incompatible', {
            skew: { kind: 'library', library: 'react', needed: '^20.0.0', present: '19.3.1' },
          }),
        ),
      /needs react \^20\.0\.0, and the page has 19\.3\.1/,
    ],
    [
      'throws while it renders',
      () =>
        Promise.resolve(
          remote(() => {
            throw new Error('render');
          }),
        ),
      /The rest of the page works/,
    ],
    [
      'has no texts',
      () => Promise.resolve({ ...remote(() => <h1>never</h1>), loadTexts: () => Promise.reject(new Error('texts')) }),
      /The rest of the page works/,
    ],
  ])('A remote that %s costs its own place alone, and Retry heals it', async (_what, broken, text) => {
    jest.spyOn(console, 'error').mockReturnValue();
    releaseRemotes({ calculators: broken });
    const { person } = await renderShell('/');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    alive();

    releaseRemotes();
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await shows('Remote calculators')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('A failed remote does not keep the others from the page', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    releaseRemotes({ offers: () => Promise.reject(new RemoteFailure('offers', 'timeout')) });
    const { person } = await renderShell('/offer/o-1');
    await screen.findByRole('alert');
    await person.click(screen.getByRole('link', { name: 'Activity Programme, to the calculator' }));
    expect(await shows('Remote calculators')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('A remote can name the page', async () => {
    function Titled() {
      const { setPageTitle } = useShell();
      return <button onClick={() => setPageTitle('Offer for Acme')}>name</button>;
    }
    releaseRemotes({ offers: () => Promise.resolve(remote(Titled)) });
    const { person } = await renderShell('/offer/o-1');
    await person.click(await screen.findByRole('button', { name: 'name' }));
    expect(document.title).toBe('Offer for Acme');
  });
});

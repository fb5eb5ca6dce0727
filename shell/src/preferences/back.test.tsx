import { memo, useEffect } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { useShell } from '@programme/mfe-contract';
import { useLocation, useNavigate } from '@programme/platform';
import { releaseRemotes, remote, renderShell, shows } from '../app.fixture';

/** Path and currency of every screen, as they were when it came. */
let opened: string[] = [];
let goTo: ReturnType<typeof useNavigate>;

function Screen() {
  const { pathname, state } = useLocation();
  goTo = useNavigate();
  return (
    <>
      <h1>Screen of {pathname}</h1>
      <p>State: {JSON.stringify(state)}</p>
      <Part />
      <Opened key={pathname} path={pathname} />
    </>
  );
}

/** Languages in which a part of the screen was rendered, one for each rendering. */
let rendered: string[] = [];

const Part = memo(function Part() {
  rendered.push(useShell().preferences.language);
  return null;
});

function Opened({ path }: { readonly path: string }) {
  const { currency } = useShell().preferences;
  useEffect(() => {
    opened.push(`${path} ${currency}`);
    // A calculator that opens calculates once, in the currency that it finds.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}

beforeEach(() => {
  opened = [];
  rendered = [];
  releaseRemotes({ calculators: () => Promise.resolve(remote(Screen)) });
});

const go = (path: string, state?: unknown) => act(async () => void (await goTo(path, { state })));
const choose = async (person: Awaited<ReturnType<typeof renderShell>>['person'], currency: string) => {
  await person.click(screen.getByRole('button', { name: /^Currency: / }));
  await person.click(await screen.findByRole('menuitemradio', { name: currency }));
  await screen.findByRole('button', { name: `Currency: ${currency}` });
};

test('A screen that Back brings begins in the currency of its address', async () => {
  const { person } = await renderShell('/?currency=EUR');
  await shows('Screen of /');
  await go('/pricing-enterprise');
  await choose(person, 'PLN');
  await act(async () => window.history.back());
  await shows('Screen of /');
  expect(opened).toEqual(['/ EUR', '/pricing-enterprise EUR', '/ EUR']);
  await waitFor(() => expect(localStorage.getItem('currency')).toBe('EUR'));
});

test('A choice of currency or language leaves what a screen saved in its entry', async () => {
  const { person } = await renderShell('/');
  await shows('Screen of /');
  await go('/', { typed: '130' });
  await choose(person, 'MXN');
  expect(screen.getByText('State: {"typed":"130"}')).toBeVisible();
});

test('What a screen saves in its entry renders no other part of it anew', async () => {
  await renderShell('/');
  await shows('Screen of /');
  const save = (typed: string) => act(async () => void (await goTo('/', { replace: true, state: { typed } })));
  // By then it is known who is logged in.
  await save('13');
  const before = rendered.length;
  await save('130');
  expect(screen.getByText('State: {"typed":"130"}')).toBeVisible();
  expect(rendered).toHaveLength(before);
});

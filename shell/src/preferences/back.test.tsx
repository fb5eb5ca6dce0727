import { useEffect } from 'react';
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
      <Opened key={pathname} path={pathname} />
    </>
  );
}

function Opened({ path }: { readonly path: string }) {
  const { currency } = useShell().preferences;
  useEffect(() => {
    opened.push(`${path} ${currency}`);
    // A calculator that opens calculates once, in the currency that it finds.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}

beforeEach(() => {
  opened = [];
  releaseRemotes({ calculators: () => Promise.resolve(remote(Screen)) });
});

const go = (path: string, state?: unknown) => act(async () => void (await goTo(path, { state })));
const choose = async (person: Awaited<ReturnType<typeof renderShell>>['person'], currency: string) => {
  await person.click(screen.getByRole('button', { name: /^Currency: / }));
  await person.click(await screen.findByRole('menuitemradio', { name: currency }));
  await screen.findByRole('button', { name: `Currency: ${currency}` });
};

test('A screen that Back brings begins in the currency of its address (issue 15.21)', async () => {
  const { person } = await renderShell('/?currency=EUR');
  await shows('Screen of /');
  await go('/pricing-enterprise');
  await choose(person, 'PLN');
  await act(async () => window.history.back());
  await shows('Screen of /');
  expect(opened).toEqual(['/ EUR', '/pricing-enterprise EUR', '/ EUR']);
  await waitFor(() => expect(localStorage.getItem('currency')).toBe('EUR'));
});

test('A choice of currency or language leaves what a screen saved in its entry (issue 15.8)', async () => {
  const { person } = await renderShell('/');
  await shows('Screen of /');
  await go('/', { typed: '130' });
  await choose(person, 'MXN');
  expect(screen.getByText('State: {"typed":"130"}')).toBeVisible();
});

import type { ComponentType } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import type { TextKey } from '@programme/i18n';
import { useShell, type ShellApi } from '@programme/mfe-contract';
import { useLocation } from '@programme/platform';

/** Puts a remote with this screen on a page at `/`, in English and PLN, where every call to the API succeeds. */
type Mount = (Screen: ComponentType) => Promise<void>;

/** `showsToasts`: false for a shell that only records what it is asked for. */
type Abilities = { readonly showsToasts?: boolean };

/**
 * Contract tests of `ShellApi`. The real shell and the fake one run the same tests, so that what a remote's tests prove
 * also holds in the product.
 */
export function testShellContract(mount: Mount, { showsToasts = true }: Abilities = {}): void {
  let shell: ShellApi;

  function Screen() {
    shell = useShell();
    const { pathname } = useLocation();
    return <h1>Screen of {pathname}</h1>;
  }

  beforeEach(async () => {
    await mount(Screen);
    await screen.findByRole('heading', { level: 1, name: 'Screen of /' });
    await waitFor(() => expect([shell.session.status, shell.prices.status]).toEqual(['ready', 'ready']));
  });

  test('has all that it promises', () => {
    expect(shell).toEqual({
      session: expect.objectContaining({
        status: 'ready',
        may: expect.any(Function),
        login: expect.any(Function),
        logout: expect.any(Function),
        refresh: expect.any(Function),
      }),
      preferences: {
        language: 'en',
        currency: 'PLN',
        setLanguage: expect.any(Function),
        setCurrency: expect.any(Function),
      },
      prices: { status: 'ready', book: expect.objectContaining({ id: 'programme-2026.1', year: 2026 }) },
      translate: expect.any(Function),
      refreshTexts: expect.any(Function),
      addTexts: expect.any(Function),
      offerIsLocked: expect.any(Function),
      toast: expect.any(Function),
      navigate: expect.any(Function),
      setPageTitle: expect.any(Function),
      setPrintableComparison: expect.any(Function),
      setLogoutGuard: expect.any(Function),
    });
  });

  test('shows texts in the language that is chosen, and a new `translate` says so', async () => {
    const { translate } = shell;
    expect(translate('shell.close')).toBe('Close');
    act(() => shell.preferences.setLanguage('pl'));
    await waitFor(() => expect(shell.preferences.language).toBe('pl'));
    expect(shell.translate('shell.close')).toBe('Zamknij');
    expect(shell.translate).not.toBe(translate);
  });

  test('fills placeholders in, and shows a key without a text as it is', () => {
    expect(shell.translate('shell.currency', { currency: 'EUR' })).toBe('Currency: EUR');
    expect(shell.translate('nobody.wrote.this' as TextKey)).toBe('nobody.wrote.this');
  });

  test('adds texts that are loaded on demand, in the next language too', async () => {
    const key = 'loaded.on.demand' as TextKey;
    await act(() => shell.addTexts('more', (language) => Promise.resolve({ [key]: `More in ${language}` })));
    expect(shell.translate(key)).toBe('More in en');
    act(() => shell.preferences.setLanguage('es'));
    await waitFor(() => expect(shell.translate(key)).toBe('More in es'));
  });

  test('keeps the currency that is chosen, and what has nothing to do with it as it was', async () => {
    const before = shell;
    act(() => shell.preferences.setCurrency('MXN'));
    await waitFor(() => expect(shell.preferences.currency).toBe('MXN'));
    expect(shell).not.toBe(before);
    for (const member of [
      'translate',
      'refreshTexts',
      'addTexts',
      'setPageTitle',
      'setPrintableComparison',
      'setLogoutGuard',
    ] as const) {
      expect(shell[member]).toBe(before[member]);
    }
  });

  test('moves the address by route id, and not when a parameter is missing', async () => {
    act(() => shell.navigate('comfort'));
    expect(await screen.findByRole('heading', { name: 'Screen of /comfort' })).toBeVisible();
    expect(() => shell.navigate('offer')).toThrow(RangeError);
    act(() => shell.navigate('offer', { offerId: 'a b' }));
    expect(await screen.findByRole('heading', { name: 'Screen of /offer/a%20b' })).toBeVisible();
  });

  test('tells how login and logout ended', async () => {
    await act(async () =>
      expect(await shell.session.login({ username: 'ada', password: 'secret' })).toEqual({ ok: true }),
    );
    await act(async () => expect(await shell.session.logout()).toEqual({ ok: true }));
    await act(async () => expect(await shell.session.refresh()).toBeUndefined());
  });

  test('takes toasts, titles and comparisons, and takes titles and comparisons back', async () => {
    await act(async () => {
      shell.toast({ title: 'Saved', action: { label: 'Undo', onChoose: () => undefined }, onClose: () => undefined });
      shell.setPageTitle('Comfort');
      shell.setPrintableComparison({ savedCalculations: 1, documentTitle: 'Comparison' });
      expect(await shell.refreshTexts()).toBeUndefined();
    });
    act(() => {
      shell.setPageTitle(null);
      shell.setPrintableComparison(null);
    });
    expect(screen.getByRole('heading', { name: 'Screen of /' })).toBeInTheDocument();
  });

  if (!showsToasts) return;
  describe('shows a toast that', () => {
    const toastWith = async () => {
      const onChoose = jest.fn();
      const onClose = jest.fn();
      act(() => shell.toast({ title: 'Deleted', action: { label: 'Undo', onChoose }, onClose }));
      const status = await screen.findByRole('status');
      expect(status).toHaveTextContent('Deleted');
      return { onChoose, onClose, status };
    };

    test('calls its action, and then is not said to be closed', async () => {
      const { onChoose, onClose, status } = await toastWith();
      act(() => screen.getByRole('button', { name: 'Undo' }).click());
      await waitFor(() => expect(status).not.toBeInTheDocument());
      expect(onChoose).toHaveBeenCalledTimes(1);
      expect(onClose).not.toHaveBeenCalled();
    });

    test('learns once that a newer one has taken its place', async () => {
      const { onChoose, onClose } = await toastWith();
      act(() => shell.toast({ title: 'Saved' }));
      expect(await screen.findByText('Saved')).toBeVisible();
      expect(onClose).toHaveBeenCalledTimes(1);
      expect(onChoose).not.toHaveBeenCalled();
    });
  });
}

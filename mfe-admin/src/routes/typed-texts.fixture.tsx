import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { loadAdminAccountTexts } from '@programme/i18n/admin-account';
import { loadAdminOfferPageTexts } from '@programme/i18n/admin-offer-page';
import { useShell } from '@programme/mfe-contract';
import { StoreProvider } from '@programme/platform';
import type { FormCase } from '@programme/testing/forms';
import { createAdminStore } from '../shared/admin.store';

/** Who types; and the time zone of the reader, so that today is the same before and after the settings have come. */
export const staff = { user: { id: 1, username: 'ada', isAdmin: true } };

const { timeZone: timezone } = new Intl.DateTimeFormat().resolvedOptions();

export const settings = { body: { registration: true, chat: true, mail: false, timezone } };

/** A page with a store of its own. */
export const inStore = (element: (close: () => void) => ReactElement): FormCase['page'] => {
  return () => {
    const store = createAdminStore();
    return (close) => <StoreProvider store={store}>{element(close)}</StoreProvider>;
  };
};

export const ignore = (): void => undefined;

const chunks = { 'admin-account': loadAdminAccountTexts, 'admin-offer-page': loadAdminOfferPageTexts };

type WithTextsProps = { readonly of: keyof typeof chunks; readonly children: ReactNode };

/** Shows something once its texts have come, which are in a chunk of their own. */
export function WithTexts({ of, children }: WithTextsProps) {
  const { addTexts } = useShell();
  const [hasTexts, setTexts] = useState(false);
  useEffect(() => {
    void addTexts(of, chunks[of]).then(() => setTexts(true));
  }, [addTexts, of]);
  return hasTexts && children;
}

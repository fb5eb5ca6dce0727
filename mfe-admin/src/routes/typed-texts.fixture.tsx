import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
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

/** Shows something of an offer's page once its texts have come. */
export function WithOfferPageTexts({ children }: { readonly children: ReactNode }) {
  const { addTexts } = useShell();
  const [hasTexts, setTexts] = useState(false);
  useEffect(() => {
    void addTexts('admin-offer-page', loadAdminOfferPageTexts).then(() => setTexts(true));
  }, [addTexts]);
  return hasTexts && children;
}

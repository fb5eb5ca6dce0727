import { useCallback } from 'react';
import type { Offer } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { LazyScreen } from '../../../shared/lazy-screen';
import { withOfferPageTexts } from '../display/with-offer-page-texts';

type Props = { readonly offer: Offer; readonly onClose: () => void };

/** The dialog that saves an offer as a template, in a chunk of its own: it is needed now and then. */
export function SaveTemplate(props: Props) {
  const { addTexts } = useShell();
  const load = useCallback(
    async () => (await withOfferPageTexts(addTexts, import('./save-template-dialog'))).SaveTemplateDialog,
    [addTexts],
  );
  return <LazyScreen load={load} props={props} />;
}

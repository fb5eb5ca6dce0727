import { useCallback } from 'react';
import type { OfferTemplateDetails } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { LazyScreen } from '../../../shared/lazy-screen';
import { withOfferPageTexts } from '../display/with-offer-page-texts';

type Props = { readonly onUse: (template: OfferTemplateDetails) => void; readonly onClose: () => void };

/** The dialog of all templates, in a chunk of its own: it is needed now and then. */
export function ChooseTemplate(props: Props) {
  const { addTexts } = useShell();
  const load = useCallback(
    async () => (await withOfferPageTexts(addTexts, import('./templates-dialog'))).TemplatesDialog,
    [addTexts],
  );
  return <LazyScreen load={load} props={props} />;
}

import { useCallback } from 'react';
import type { OfferRevision } from '@programme/contracts';
import { loadOfferViewTexts } from '@programme/i18n/offer-view';
import { useShell, type ShellApi } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { InfoDialog } from '../../../shared/dialogs/info-dialog';
import { LazyScreen } from '../../../shared/lazy-screen';

type Props = { readonly revision: OfferRevision; readonly onClose: () => void };

/** Loads the client's page and its texts, which are not this remote's. */
async function loadDocument(addTexts: ShellApi['addTexts']) {
  const [{ RevisionDocument }] = await Promise.all([
    import('./revision-document'),
    addTexts('offer-view', loadOfferViewTexts),
  ]);
  return RevisionDocument;
}

/** A revision as its client saw it, to look at only. */
export function RevisionDialog({ revision, onClose }: Props) {
  const { translate, addTexts } = useShell();
  const load = useCallback(() => loadDocument(addTexts), [addTexts]);
  const title = translate('offerRevision.shown', { number: revision.number });
  return (
    <InfoDialog title={title} subject={revision.snapshot.offer.clientName} onClose={onClose}>
      {/* Nothing in it takes the keyboard, which must be able to scroll it. */}
      <Box role="group" aria-label={title} tabIndex={0}>
        <LazyScreen load={load} props={{ revision }} />
      </Box>
    </InfoDialog>
  );
}

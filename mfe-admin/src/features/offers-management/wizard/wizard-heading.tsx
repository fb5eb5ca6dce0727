import { useState } from 'react';
import type { OfferTemplateDetails } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { usePageTitle, useTranslate } from '@programme/mfe-contract';
import { Button, Chip } from '@programme/ui';
import { PageHead } from '../../../shared/page-head';
import { ChooseTemplate } from '../templates/choose-template';
import type { OfferWizard } from './use-offer-wizard';

type Props = {
  readonly wizard: Pick<OfferWizard, 'tab' | 'draft' | 'created' | 'loading'>;
  readonly titleId: string;
  /** Leaves the offer that is being changed as it is. */
  readonly onStop: () => void;
  /** Puts what a template holds into a new offer. */
  readonly onTemplate: (template: OfferTemplateDetails) => void;
};

/** Heads the steps of an offer: which it is, and for whom. Of one that is being changed it says so, and leads out of it. */
export function WizardHeading({ wizard: { tab, draft, created, loading }, titleId, onStop, onTemplate }: Props) {
  const translate = useTranslate();
  const [choosing, setChoosing] = useState(false);
  const isEdited = draft.before !== null || loading?.intent === 'edit';
  const what = translate(isEdited ? 'wizard.edit' : 'wizard.new');
  const client = (tab === 'success' && created ? created.offer.clientName : draft.basics.clientName).trim();
  usePageTitle(client === '' ? what : `${what} · ${client}`);
  const use = (template: OfferTemplateDetails) => {
    setChoosing(false);
    onTemplate(template);
  };
  return (
    <PageHead
      title={client === '' ? what : `${what} · ${isolated(client)}`}
      titleId={titleId}
      {...(draft.before && {
        mark: <Chip label={translate('wizard.editMode')} sx={{ bgcolor: 'info.light', color: 'info.main' }} />,
      })}
    >
      {draft.before && <Button onClick={onStop}>{translate('wizard.stop')}</Button>}
      {!draft.before && !loading && tab === 'basics' && (
        <Button onClick={() => setChoosing(true)}>{translate('wizard.template')}</Button>
      )}
      {choosing && <ChooseTemplate onUse={use} onClose={() => setChoosing(false)} />}
    </PageHead>
  );
}

import { isHiddenFromClients, type PublicOffer } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useTranslate, type Translate } from '@programme/mfe-contract';
import type { OfferViewModel } from '@programme/offer-view';
import { Notice } from '@programme/ui';
import { acceptanceView } from '../../shared/acceptance-view';
import { decisionText } from '../../shared/decision-text';
import { hiddenTexts } from './hidden-texts';

type Props = { readonly offer: PublicOffer; readonly view: OfferViewModel };

/** Why an offer cannot be answered any more: what it has become while the dialog was open. */
export function OfferOutcome({ offer, view }: Props) {
  const translate = useTranslate();
  const { title, text } = outcomeTexts(offer, view, translate);
  return (
    <Notice tone="warning" role="alert" title={title}>
      {text}
    </Notice>
  );
}

function outcomeTexts({ offer, status, decision }: PublicOffer, view: OfferViewModel, translate: Translate) {
  if (isHiddenFromClients(status)) {
    const { title, text } = hiddenTexts({ status });
    return { title: translate(title), text: translate(text, { creator: isolated(offer.creator) }) };
  }
  if (!decision) return { title: translate('offer.answer.expired'), text: translate('offer.expired.text') };
  const accepted = acceptanceView(decision, view, translate);
  const title = translate('offer.answer.decided');
  if (!accepted) return { title, text: decisionText(decision, view.language, translate) };
  const { sentence, option, total } = accepted;
  return { title, text: `${sentence} ${option}: ${total}` };
}

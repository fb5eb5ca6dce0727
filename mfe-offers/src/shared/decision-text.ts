import type { OfferDecision } from '@programme/contracts';
import { formatDate, formatDateTime, isolated } from '@programme/formatting';
import type { Language } from '@programme/i18n';
import type { Translate } from '@programme/mfe-contract';

/** An API of before answers were recorded says nothing of it. */
type AnyDecision = Omit<OfferDecision, 'recorded'> & Partial<Pick<OfferDecision, 'recorded'>>;

/** How and when a client gave an answer that staff recorded; null for one that was given on the page. */
export function recordedWords({ recorded }: AnyDecision, language: Language, translate: Translate) {
  if (!recorded) return null;
  return {
    channel: translate(`offer.recorded.${recorded.channel}`),
    day: formatDate(recorded.answeredOn, language, { style: 'long' }),
  };
}

/** Who decided what, when and how: a sentence. */
export function decisionText(decision: AnyDecision, language: Language, translate: Translate): string {
  const { kind, name, decidedAt } = decision;
  const recorded = recordedWords(decision, language, translate);
  const words = {
    name: isolated(name ?? ''),
    ...(recorded ?? { when: formatDateTime(decidedAt, language, { style: 'long' }) }),
  };
  return translate(`offer.${kind}.${recorded ? 'recorded' : 'text'}`, words);
}

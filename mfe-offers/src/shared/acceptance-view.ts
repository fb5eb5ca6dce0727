import type { ChosenOption, OfferDecision } from '@programme/contracts';
import { formatDateTime, formatMoney, isolated } from '@programme/formatting';
import { routePath, type Translate } from '@programme/mfe-contract';
import type { OfferViewModel } from '@programme/offer-view';
import { decisionText, recordedWords } from './decision-text';

/** An acceptance in the reader's language, as the banner and the certificate show it. */
export type AcceptanceView = {
  /** "Option 2 · Comfort (for 123 employees) · 4 months". */
  readonly option: string;
  /** To the cent. */
  readonly total: string;
  /** Before the discount; null where that is no other amount. */
  readonly listTotal: string | null;
  readonly name: string;
  /** In the reader's time zone. */
  readonly when: string;
  /** "Ewa Zając accepted this offer …". */
  readonly sentence: string;
  /** How the answer came that staff recorded: "by phone, November 20, 2026"; null for one that was given here. */
  readonly recorded: string | null;
  readonly revision: string;
  readonly digest: string;
  /** Path of the page that verifies the digest. */
  readonly verifyPath: string;
};

/** Null for a decline. */
export function acceptanceView(
  decision: OfferDecision,
  view: OfferViewModel,
  translate: Translate,
): AcceptanceView | null {
  const { option, name, decidedAt, revision, digest } = decision;
  if (!option || name === null) return null;
  const { language } = view;
  const when = formatDateTime(decidedAt, language, { style: 'long' });
  const recorded = recordedWords(decision, language, translate);
  const money = (amount: number) => formatMoney(amount, option.currency, language);
  return {
    option: optionName(option, view, translate),
    total: money(option.total),
    listTotal: option.listTotal === option.total ? null : money(option.listTotal),
    name: isolated(name),
    when,
    sentence: decisionText(decision, language, translate),
    recorded: recorded ? `${recorded.channel}, ${recorded.day}` : null,
    revision: String(revision),
    digest,
    verifyPath: routePath('verifyDigest', { digest }),
  };
}

function optionName(option: ChosenOption, { quotes }: OfferViewModel, translate: Translate): string {
  const quote = quotes.find(({ id }) => id === String(option.quoteId));
  const item = quote?.packages.find(({ kind }) => kind === option.package);
  const length = translate('offer.length', { count: option.months });
  return [quote?.option, item?.heading ?? translate(`offer.${option.package}`), length].filter(Boolean).join(' · ');
}

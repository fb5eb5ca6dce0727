import type { PublicOffer } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import type { Translate } from '@programme/mfe-contract';
import type { OfferViewModel } from '@programme/offer-view';
import { acceptanceView } from '../../shared/acceptance-view';

/** The last page of an accepted offer's PDF, in the reader's language. */
export type Certificate = {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly { readonly label: string; readonly value: string; readonly strong?: true }[];
  readonly digest: { readonly label: string; readonly value: string };
  readonly verify: { readonly label: string; readonly address: string };
  /** What is said of the file that holds the evidence, and the evidence as it is digested. */
  readonly evidence: { readonly text: string; readonly content: string };
};

/** Name of the file in the PDF that holds the evidence. */
export const evidenceFile = 'evidence.json';

/**
 * Null for an offer that is not accepted, and for a record that was altered: it confirms nothing.
 *
 * @param evidence of the decision, as the API answers it
 * @param origin of the product, such as https://example.com
 */
export function certificateOf(
  { decision }: PublicOffer,
  view: OfferViewModel,
  translate: Translate,
  { origin, evidence }: { readonly origin: string; readonly evidence: string },
): Certificate | null {
  const accepted = decision && !decision.altered && acceptanceView(decision, view, translate);
  if (!accepted) return null;
  const { option, total, listTotal, name, when, recorded, revision, digest, verifyPath } = accepted;
  const creator = view.facts.filter(({ id }) => id === 'creator');
  return {
    title: translate('offer.certificate'),
    text: translate('offer.certificate.text'),
    rows: [
      { label: translate('offer.certificate.offer'), value: view.heading },
      ...creator,
      { label: translate('offer.accepted.option'), value: option },
      ...(listTotal === null ? [] : [{ label: translate('offer.total.list'), value: listTotal }]),
      { label: translate('offer.total'), value: total, strong: true },
      { label: translate('offer.accepted.by'), value: name },
      ...personRows(evidence, translate),
      ...(recorded === null ? [] : [{ label: translate('offer.certificate.recorded'), value: recorded }]),
      { label: translate('offer.certificate.revision'), value: revision },
      { label: translate('offer.certificate.utc'), value: utcTime(decision.decidedAt) },
      { label: translate('offer.certificate.local', { zone: localZone() }), value: when },
    ],
    digest: { label: translate('offer.digest'), value: digest },
    verify: { label: translate('offer.certificate.verify'), address: origin + verifyPath },
    evidence: { text: translate('offer.certificate.evidence', { file: evidenceFile }), content: evidence },
  };
}

/** What the evidence says of whoever accepted. A recorded answer need not have it, and has no consent. */
function personRows(evidence: string, translate: Translate): Certificate['rows'] {
  const { role, email, consent } = JSON.parse(evidence) as Partial<Record<'role' | 'email' | 'consent', string | null>>;
  return [
    { label: translate('offer.accept.role'), value: role },
    { label: translate('offer.accept.email'), value: email },
    { label: translate('offer.certificate.consent'), value: consent },
  ].flatMap(({ label, value }) => (value ? [{ label, value: isolated(value) }] : []));
}

/** "2026-11-24 22:55:03 UTC": the same for every reader. */
const utcTime = (instant: string): string => `${new Date(instant).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

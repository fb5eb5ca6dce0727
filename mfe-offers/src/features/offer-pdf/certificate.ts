import type { PublicOffer } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import type { Translate } from '@programme/mfe-contract';
import type { OfferViewModel } from '@programme/offer-view';
import { acceptanceView } from '../../shared/acceptance-view';

/** The certificate of an acceptance, in the reader's language: a page of its own, and the last one of the offer's PDF. */
export type Certificate = {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly { readonly label: string; readonly value: string; readonly strong?: true }[];
  /** What was agreed to in words: the sentence of consent, and the offer's terms. They may be longer than a page. */
  readonly agreed: readonly { readonly label: string; readonly text: string }[];
  /** Stands below such a text of which the page has only the beginning. */
  readonly cut: string;
  readonly digest: { readonly label: string; readonly value: string };
  /** The address also stands in a QR code. */
  readonly verify: { readonly label: string; readonly address: string; readonly scan: string };
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
  const known = JSON.parse(evidence) as Known;
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
      ...personRows(known, translate),
      ...(recorded === null ? [] : [{ label: translate('offer.certificate.recorded'), value: recorded }]),
      { label: translate('offer.certificate.revision'), value: revision },
      { label: translate('offer.certificate.utc'), value: utcTime(decision.decidedAt) },
      { label: translate('offer.certificate.local', { zone: localZone() }), value: when },
    ],
    digest: { label: translate('offer.digest'), value: digest },
    agreed: agreedTexts(known, translate),
    cut: translate('offer.certificate.cut', { file: evidenceFile }),
    verify: {
      label: translate('offer.certificate.verify'),
      address: origin + verifyPath,
      scan: translate('offer.certificate.scan'),
    },
    evidence: { text: translate('offer.certificate.evidence', { file: evidenceFile }), content: evidence },
  };
}

/** What the evidence says of an acceptance. One that was recorded need not have it, and has no consent. */
type Known = Partial<Record<'role' | 'email' | 'consent' | 'terms', string | null>>;

const personRows = ({ role, email }: Known, translate: Translate): Certificate['rows'] =>
  [
    { label: translate('offer.accept.role'), value: role },
    { label: translate('offer.accept.email'), value: email },
  ].flatMap(({ label, value }) => (value ? [{ label, value: isolated(value) }] : []));

const agreedTexts = ({ consent, terms }: Known, translate: Translate): Certificate['agreed'] =>
  [
    { label: translate('offer.certificate.consent'), text: consent },
    { label: translate('offer.terms'), text: terms },
  ].flatMap(({ label, text }) => (text ? [{ label, text: isolated(text) }] : []));

/** "2026-11-24 22:55:03 UTC": the same for every reader. */
const utcTime = (instant: string): string => `${new Date(instant).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

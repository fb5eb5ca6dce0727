import { offerContentFields, type FieldIssue, type OfferContent } from '@programme/contracts';
import type { OfferEntity } from './offer.entity.js';

/** What an offer says besides its prices, and to whom, as it is stored (docs/adr/0027). */
export type ContentFields = Pick<OfferEntity, (typeof offerContentFields)[number]>;

const nothing: ContentFields = {
  language: null,
  contactName: null,
  contactEmail: null,
  introduction: null,
  terms: null,
};

/** What the body of a call makes of the stored content: a field that it does not name stays as it is. */
export function contentOf(body: OfferContent, stored: ContentFields = nothing): ContentFields {
  const { language, contactName, contactEmail, introduction, terms } = body;
  return {
    language: language === undefined ? stored.language : language,
    contactName: textOf(contactName, stored.contactName),
    contactEmail: textOf(contactEmail, stored.contactEmail),
    introduction: textOf(introduction, stored.introduction),
    terms: textOf(terms, stored.terms),
  };
}

/** Blanks around a text are not seen, and make no revision of their own. */
const textOf = (text: string | null | undefined, stored: string | null): string | null =>
  text === undefined ? stored : text?.replaceAll('\r\n', '\n').trim() || null;

/** A contact has both name and address: a body that names one alone is refused for what it would leave. */
export function contactIssues({ contactName, contactEmail }: ContentFields): FieldIssue[] {
  if ((contactName === null) === (contactEmail === null)) return [];
  return contactName === null
    ? [{ field: 'contactName', key: 'validation.contact.name', parameters: {} }]
    : [{ field: 'contactEmail', key: 'validation.contact.email', parameters: {} }];
}

export const changedContent = (old: ContentFields, now: ContentFields): Record<keyof ContentFields, boolean> => ({
  language: old.language !== now.language,
  contactName: old.contactName !== now.contactName,
  contactEmail: old.contactEmail !== now.contactEmail,
  introduction: old.introduction !== now.introduction,
  terms: old.terms !== now.terms,
});

/**
 * The texts that clients see, for a snapshot. Absent without one: the digests of offers of before there were texts stay
 * what they are.
 */
export const shownTexts = ({ introduction, terms }: Pick<ContentFields, 'introduction' | 'terms'>) => ({
  ...(introduction !== null && { introduction }),
  ...(terms !== null && { terms }),
});

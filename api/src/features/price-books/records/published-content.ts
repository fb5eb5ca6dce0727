import { canonicalDigest } from '../../../platform/digests/canonical-digest.js';

/** Whether a book's content is the one that was published: its digest is computed whenever the content is written. */
export const isAsPublished = ({ content, digest }: { readonly content: unknown; readonly digest: string }): boolean =>
  canonicalDigest(content) === digest;

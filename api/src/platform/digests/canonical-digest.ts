import { createHash } from 'node:crypto';
import { canonicalJson } from '@programme/contracts';

/** SHA-256 of a text, in hexadecimal. */
export const textDigest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** SHA-256 of a value's canonical JSON, in hexadecimal. Stored with what it names: never change how it is computed. */
export const canonicalDigest = (value: unknown): string => textDigest(canonicalJson(value));

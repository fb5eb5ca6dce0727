import type { TextKey } from '@programme/i18n';
import { string, type InferType } from 'yup';
import { line, shownLine, strictObject } from './fields.js';
import { limits } from './limits.js';

const text = (key: TextKey): TextKey => key;

/**
 * Why a remote is not on the page, in the order of the list: it is not in the registry; it timed out; its manifest or
 * script did not load; it exports no RemoteModule; it was built for an incompatible shell; a lazy chunk did not load;
 * it threw while rendering.
 */
export const remoteFailureReasons = [
  'unregistered',
  'timeout',
  'unloadable',
  'malformed',
  'incompatible',
  'chunk',
  'rendering',
] as const;

export type RemoteFailureReason = (typeof remoteFailureReasons)[number];

/** What a page is put together from: the shell, and the remotes that it loads. */
const partsOfPages: readonly string[] = ['shell', 'calculators', 'offers', 'admin'];

/** Body of `POST /api/remote-failures`. It says what broke where, and nothing of who saw it. */
export const remoteFailureSchema = strictObject({
  remote: line(limits.remoteFailure.name)
    .oneOf(partsOfPages, text('validation.choice'))
    .required(text('validation.required')),
  /** The release that broke, when the page knows it. */
  version: shownLine(limits.remoteFailure.name).optional(),
  reason: string<RemoteFailureReason>()
    .typeError(text('validation.type'))
    .oneOf([...remoteFailureReasons], text('validation.choice'))
    .required(text('validation.required')),
  /** The address as a pattern, `/offer/:offerId`: which offer is nobody's business. */
  path: shownLine(limits.remoteFailure.path).optional(),
  message: shownLine(limits.remoteFailure.message).optional(),
});

export type RemoteFailureReport = InferType<typeof remoteFailureSchema>;

/** The dialogs of the answer, and the notice of an update: a chunk that loads when one is about to be opened. */
export { AcceptDialog } from './accept-dialog';
export { DeclineDialog } from './decline-dialog';
export { UpdateNotice } from './update-notice';

/** The dialogs of the answer: a chunk that loads when one is about to be opened. */
export { AcceptDialog } from './accept-dialog';
export { DeclineDialog } from './decline-dialog';
export { DialogAhead } from './dialog-ahead';

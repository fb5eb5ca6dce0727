/** An accepted offer as its client sees it: what the document of most offers does not need. */
export { acceptedParts } from './accepted-parts';
export { markAccepted } from './mark-accepted';

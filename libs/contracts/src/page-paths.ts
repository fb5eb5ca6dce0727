/**
 * Addresses of pages that the API has to know: it sends the link of an offer to people, and keeps its page out of search
 * engines. The shell's other addresses are its own affair.
 */
export const pagePaths = { offer: '/offer/:offerId' } as const;

/** The link that writes to an e-mail address: whatever stands in one, it names no other recipient and no subject. */
export const mailLink = (email: string): string => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;

/** The link that calls a telephone number, as people write one. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** The built-in address ends in a domain that nobody can own (RFC 2606). */
const placeholder = /@example\.(com|net|org)$/i;

/** The vendor's address as an admin has set it (the text `vendor.email`); null while none is set. */
export function contactAddress(text: string): string | null {
  const address = text.trim();
  return address === '' || placeholder.test(address) ? null : address;
}

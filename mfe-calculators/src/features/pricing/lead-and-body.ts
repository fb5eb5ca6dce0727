/**
 * Splits a text at its first colon, which stays with the lead. A text without one, as an admin may write it, is all body.
 */
export function leadAndBody(text: string): { readonly lead: string; readonly body: string } {
  const end = text.indexOf(':') + 1;
  return { lead: text.slice(0, end), body: text.slice(end) };
}

/** What ends an address, makes several of one, or is not seen in it. */
const foreign = /[\s<>"(),:;[\]\\%/?#\p{Cc}\p{Cf}]/u;

/** A part of a domain between its dots, in any script: `URL` would take it, too. */
const label = /^[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}_])?$/u;

/**
 * Whether a text is one e-mail address that mail servers take: a local part, one `@`, and a domain with a dot that ends with
 * a name. At most as long as `limits.decision.email`, which the caller checks first. Whether mail arrives there, only mail
 * can tell.
 */
export function isEmailAddress(value: string): boolean {
  const [local, domain, ...more] = value.split('@');
  if (!local || !domain || more.length > 0 || foreign.test(value)) return false;
  const labels = domain.split('.');
  const endsWithName = labels.length > 1 && /\D/.test(labels.at(-1) ?? '');
  return !local.split('.').includes('') && endsWithName && labels.every((one) => label.test(one));
}

/** What people paste in place of an address, without what is around it: `Ewa <ewa@acme.example>`, `mailto:…`, separators. */
export function cleanedEmail(typed: string): string {
  const seen = withoutEnd(typed.replaceAll(/\p{Cf}/gu, ''));
  const inBrackets = seen.endsWith('>') ? seen.slice(seen.lastIndexOf('<') + 1, -1) : seen;
  const [address = ''] = inBrackets
    .trim()
    .replace(/^(mailto:)+/i, '')
    .split('?');
  return withoutEnd(address);
}

/** Without blanks around it, and without the separators that end it. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,;.]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).trim();
}

/** An address that its reader recognises, and that tells nobody else much: `j…@acme.example`. */
export function maskedEmail(address: string): string {
  const [first = ''] = address;
  return `${first}…${address.slice(address.lastIndexOf('@'))}`;
}

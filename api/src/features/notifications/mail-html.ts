const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (symbol) => entities[symbol] ?? '');

/**
 * The HTML of a mail, of its plain text: the same words in paragraphs. No picture, no style sheet, nothing that is loaded
 * and tells that the mail was read.
 *
 * @param link the one address that becomes a link; addresses in users' words stay words
 */
export function mailHtml(
  text: string,
  { language, link }: { readonly language: string; readonly link: string | null },
) {
  const anchor = (words: string) =>
    link === null
      ? words
      : words.replaceAll(escapeHtml(link), () => `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`);
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${anchor(escapeHtml(paragraph)).replaceAll('\n', '<br>')}</p>`);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body>${paragraphs.join('')}</body></html>`;
}

/** A user's words inside a mail: on one line, without marks that turn the direction of what follows. */
export const mailWords = (words: string): string =>
  words
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

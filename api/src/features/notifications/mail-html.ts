const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (symbol) => entities[symbol] ?? '');

/** The themes' colours (libs/ui/src/theme/theme.css), which a mail cannot read: light, dark. */
const colors = {
  page: ['#f6f5f0', '#0b1411'],
  card: ['#ffffff', '#121e1a'],
  mint: ['#e4f1ea', '#163027'],
  ink: ['#10231c', '#e9f1ed'],
  muted: ['#4c5e57', '#a2b4ac'],
  brand: ['#0f5c46', '#1b7d5f'],
  brandText: ['#0f5c46', '#7fd8b4'],
} as const;

/** For readers that know themes; what stands in the elements is for all others. */
const darkStyles = `@media (prefers-color-scheme:dark){.page{background:${colors.page[1]}!important}.card{background:${colors.card[1]}!important}.ink{color:${colors.ink[1]}!important}.muted,.muted a{color:${colors.muted[1]}!important}.box{background:${colors.mint[1]}!important;color:${colors.ink[1]}!important}.button,.mark{background:${colors.brand[1]}!important}.card a.link{color:${colors.brandText[1]}!important}}`;

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Characters of what is to be copied from which it is set smaller. */
const longCopied = 24;

type Look = {
  readonly language: string;
  /** Who sends it, beside the mark at the top. */
  readonly sender: string;
  /** The address that becomes a link, and a button where it is a paragraph; addresses in users' words stay words. */
  readonly link: { readonly address: string; readonly label: string } | null;
  /** Another address of ours that becomes a link. */
  readonly otherLink?: string;
  /** What is to be copied: it stands in a box when it is a paragraph. */
  readonly copied?: string;
};

/**
 * The HTML of a mail, of its plain text: the same words in paragraphs, and a button where the link is one. No picture and
 * nothing else that is loaded and tells that the mail was read.
 */
export function mailHtml(text: string, { language, sender, link, otherLink, copied }: Look): string {
  const addresses = [link?.address, otherLink].filter((address) => address !== undefined).map(escapeHtml);
  const anchor = (words: string) =>
    addresses.reduce((shown, address) => shown.replaceAll(address, () => anchorOf(address)), words);
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    if (link && paragraph === link.address) return button(link, anchor(escapeHtml(paragraph)));
    if (paragraph === copied)
      return `<p class="box" style="margin:0 0 16px;padding:14px 16px;border-radius:12px;background:${colors.mint[0]};color:${colors.ink[0]};font-size:${longCopied < (copied ?? '').length ? 14 : 18}px;font-weight:600;overflow-wrap:anywhere;word-break:break-word">${escapeHtml(paragraph)}</p>`;
    return `<p style="margin:0 0 16px;overflow-wrap:anywhere;word-break:break-word">${anchor(escapeHtml(paragraph)).replaceAll('\n', '<br>')}</p>`;
  });
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>${darkStyles}</style></head><body class="page" style="margin:0;padding:0;background:${colors.page[0]}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:${colors.page[0]}"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:start"><tr><td class="ink" style="padding:0 8px 14px;${font};font-size:16px;font-weight:600;color:${colors.ink[0]}"><span class="mark" style="display:inline-block;width:12px;height:12px;margin-inline-end:10px;border-radius:4px;background:${colors.brand[0]}"></span>${escapeHtml(sender)}</td></tr><tr><td class="card ink" style="padding:28px 24px 12px;border-radius:14px;background:${colors.card[0]};${font};font-size:16px;line-height:1.55;color:${colors.ink[0]}">${paragraphs.join('')}</td></tr></table></td></tr></table></body></html>`;
}

const anchorOf = (escaped: string): string =>
  `<a class="link" href="${escaped}" style="color:${colors.brandText[0]};word-break:break-all">${escaped}</a>`;

const button = ({ address, label }: NonNullable<Look['link']>, shown: string): string =>
  `<p style="margin:0 0 10px"><a class="button" href="${escapeHtml(address)}" style="display:inline-block;padding:12px 22px;border-radius:12px;background:${colors.brand[0]};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p><p class="muted" style="margin:0 0 18px;font-size:13px;color:${colors.muted[0]}">${shown}</p>`;

/** A user's words inside a mail: on one line, without marks that turn the direction of what follows. */
export const mailWords = (words: string): string =>
  words
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

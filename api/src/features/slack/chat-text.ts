/** What Slack reads as markup in a text, as it wants it written instead. */
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Somebody's words inside a message: no mention, link or line of its own comes of them, and their direction of writing does
 * not spill over (first-strong isolate … pop). Slack has no escape for `*`, `_`, `~` and backquotes: messages are sent as
 * plain text (`mrkdwn: false`).
 */
export const escaped = (words: string): string =>
  `\u2068${words.replaceAll(/[&<>]/g, (symbol) => entities[symbol] ?? '').replaceAll(/\s+/g, ' ')}\u2069`;

/**
 * Does to a page what a browser's translator does: each text node is replaced by elements around its text, so that what
 * React wrote is in the page no more. What says `translate="no"` is left alone, and what it has translated before.
 *
 * @param words what it makes of a text; the same words unless given, so that the page can be compared with another
 */
export function translatePage(root: HTMLElement, words = (text: string) => text): void {
  for (const text of textNodesOf(root)) {
    if (text.data === '' || text.parentElement?.closest('[translate=no], font, script, style, textarea, option'))
      continue;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = words(text.data);
    text.replaceWith(outer);
  }
}

/** The texts of a page one by one, so that a difference between two pages shows which. */
export const textsOf = (root: HTMLElement): readonly string[] => textNodesOf(root).map(({ data }) => data);

/** `translatePage` calls it, so that a journey puts both into its page. */
export function textNodesOf(root: HTMLElement): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text);
  return found;
}

/**
 * Does to a page what a browser's translator does: each text node is replaced by elements around its text, so that what
 * React wrote is in the page no more. What says `translate="no"` is left alone.
 */
export function translatePage(root: HTMLElement): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text);
  for (const text of found) {
    if (text.data === '' || text.parentElement?.closest('[translate=no], script, style, textarea, option')) continue;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.data;
    text.replaceWith(outer);
  }
}

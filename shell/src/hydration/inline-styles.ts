/**
 * Replaces the style attribute in prerendered markup. The Content-Security-Policy forbids style attributes, but allows
 * the page's own style elements and styles that scripts set.
 */
const attribute = 'data-style';

/**
 * Removes style attributes from rendered markup.
 *
 * @returns the markup, and CSS rules that replace its inline styles until {@link restoreInlineStyles}
 */
export function extractInlineStyles(html: string): { readonly html: string; readonly css: string } {
  const rules = new Map<string, string>();
  const replaced = html.replaceAll(/ style="([^"]*)"/g, (_all, escaped: string) => {
    const style = escaped.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    if (/[<{}\\]|&[lg]t;/.test(style)) throw new Error(`No rule can be made of the inline style ${style}`);
    // More specific than any class, as an inline style is.
    rules.set(style, `#root [${attribute}="${style.replaceAll('"', '\\"')}"]{${style}}`);
    return ` ${attribute}="${escaped}"`;
  });
  return { html: replaced, css: [...rules.values()].join('') };
}

/** Restores the style attributes before hydration, because React will update them. */
export function restoreInlineStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${attribute}]`)) {
    element.style.cssText = element.getAttribute(attribute) ?? '';
    element.removeAttribute(attribute);
  }
}

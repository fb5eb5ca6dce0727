/**
 * Bears the inline style of an element in served markup. The Content-Security-Policy forbids style attributes there, but
 * neither rules in the page's own style elements nor what scripts set.
 */
const attribute = 'data-style';

/**
 * Takes style attributes out of rendered markup.
 *
 * @returns the markup, and the rules that stand for its inline styles until {@link restoreInlineStyles}
 */
export function withoutInlineStyles(html: string): { readonly html: string; readonly css: string } {
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

/** Makes inline styles of them again, as React left them in the markup and will change them. */
export function restoreInlineStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${attribute}]`)) {
    element.style.cssText = element.getAttribute(attribute) ?? '';
    element.removeAttribute(attribute);
  }
}

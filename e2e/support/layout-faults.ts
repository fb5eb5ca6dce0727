import type { Page } from '@playwright/test';

/**
 * What of an open page cannot be read in its width: what makes the page scroll sideways, text that its box cuts off, text
 * that leaves its control, and texts or controls that overlap. Each fault names what it is about.
 */
export const layoutFaults = (page: Page): Promise<readonly string[]> => page.evaluate(findLayoutFaults);

/** Runs in the page; whatever it uses stands in it. */
function findLayoutFaults(): readonly string[] {
  /** Differences of so many px are roundings, and the parts of letters that reach out of their line. */
  const [slack, overlap] = [2, 4];
  const controls = 'button, a[href], input, select, textarea, [role=tab], [role=radio], [role=switch]';
  const faults = new Set<string>();

  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()}> "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 60)}"`;
  const ancestors = (element: Element | null): readonly Element[] =>
    element ? [element, ...ancestors(element.parentElement)] : [];

  /** Hidden from sight, and there for screen readers. */
  const isForScreenReaders = (style: CSSStyleDeclaration) =>
    style.clipPath.startsWith('inset(50%') || style.clip.startsWith('rect(0px');
  /** Lies over the page on purpose. */
  const isLayer = (style: CSSStyleDeclaration) => style.position === 'fixed' || style.position === 'sticky';
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[aria-hidden=true], svg') &&
    ancestors(element).every((one) => !isForScreenReaders(getComputedStyle(one)));

  /** What is left of a box within the boxes that scroll or cut it. */
  const visiblePart = (box: DOMRect, element: Element) => {
    const part = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    for (const one of ancestors(element.parentElement)) {
      const style = getComputedStyle(one);
      const outer = one.getBoundingClientRect();
      if (style.overflowX !== 'visible') {
        part.left = Math.max(part.left, outer.left);
        part.right = Math.min(part.right, outer.right);
      }
      if (style.overflowY !== 'visible') {
        part.top = Math.max(part.top, outer.top);
        part.bottom = Math.min(part.bottom, outer.bottom);
      }
    }
    return part;
  };

  type Part = ReturnType<typeof visiblePart>;
  type Item = { readonly element: Element; readonly parts: readonly Part[] };
  const items: Item[] = [];

  const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    faults.add(`the page is ${scrollWidth} px wide`);
    const leaves = (element: Element | null) => !!element && element.getBoundingClientRect().right > clientWidth;
    for (const element of document.body.querySelectorAll('*'))
      if (leaves(element) && !leaves(element.parentElement) && !ancestors(element).some(scrolls))
        faults.add(`leaves the page: ${name(element)}`);
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (!element || !text.textContent?.trim() || element.closest('script, style, option') || !isShown(element))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()];
    for (const one of ancestors(element)) {
      const style = getComputedStyle(one);
      const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip';
      // What scrolls can be read.
      if (scrolls(one)) break;
      const outer = one.getBoundingClientRect();
      if (cuts && boxes.some(({ left, right }) => left < outer.left - slack || right > outer.right + slack))
        faults.add(`cut off: ${name(element)}`);
      if (style.display.includes('-webkit-box') && one.scrollHeight > one.clientHeight + slack)
        faults.add(`cut off: ${name(element)}`);
    }
    const control = element.closest('button, [role=tab]');
    const outer = control?.getBoundingClientRect();
    if (control && outer)
      for (const { left, right, top, bottom } of boxes)
        if (
          left < outer.left - slack ||
          right > outer.right + slack ||
          top < outer.top - slack ||
          bottom > outer.bottom + slack
        )
          faults.add(`leaves its control: ${name(control)}`);
    if (!ancestors(element).some((one) => isLayer(getComputedStyle(one))))
      items.push({ element, parts: boxes.map((box) => visiblePart(box, element)) });
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const control of document.querySelectorAll(controls)) {
    if (!isShown(control) || ancestors(control).some((one) => isLayer(getComputedStyle(one)))) continue;
    const style = getComputedStyle(control);
    if (control instanceof HTMLSelectElement && pen) {
      pen.font = style.font;
      const room = control.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const text = control.selectedOptions[0]?.text ?? '';
      if (pen.measureText(text).width > room + slack) faults.add(`cut off in its list: "${text}"`);
    }
    items.push({ element: control, parts: [visiblePart(control.getBoundingClientRect(), control)] });
  }

  for (const [index, one] of items.entries()) {
    for (const other of items.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const meet = one.parts.some((a) =>
        other.parts.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > overlap &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > overlap,
        ),
      );
      // A card may be a control as a whole, and a label may stand on the edge of its field.
      const isPair = one.element.closest('label, fieldset, legend') && other.element.closest('label, fieldset, legend');
      if (meet && !isPair) faults.add(`overlap: ${name(one.element)} and ${name(other.element)}`);
    }
  }
  return [...faults];
}

/** What a visitor can have done something to. */
const controls = 'input, textarea, select, button, [role="button"]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type EarlyInput = {
  /** Call it when React has drawn a part of the page anew: puts what was typed and chosen into the fields that are there now. */
  readonly restore: () => void;
  /** The element that took the place of this one; undefined while it is in the page itself. */
  readonly successorOf: (element: Element) => HTMLElement | undefined;
};

/**
 * Holds the fields of a prerendered page that is about to be hydrated. React throws the page away and draws it anew when
 * it finds other elements than it rendered, as on a page that the browser has translated. The fields that are in the page
 * then are empty; the old ones still hold what was typed, to the last key.
 */
export function keepEarlyInput(root: HTMLElement): EarlyInput {
  const early = controlsOf(root);
  const { pathname } = window.location;
  const focused = document.activeElement;
  const successors = new Map<Element, HTMLElement>();

  const restore = () => {
    const now = controlsOf(root);
    const pairs = early.map((element, index) => [element, now[index]] as const);
    // Ids are others after hydration has failed. The same screen has the same controls in the same order.
    const isSameScreen = now.length === early.length && pairs.every(([one, other]) => kindOf(one) === kindOf(other));
    if (successors.size > 0 || !isSameScreen || pathname !== window.location.pathname) return;
    for (const [element, successor] of pairs) {
      if (!successor || element.isConnected) continue;
      successors.set(element, successor);
      if (isField(element) && isField(successor)) carryOver(element, successor);
    }
    const successor = focused && successors.get(focused);
    if (!successor || document.activeElement !== document.body) return;
    successor.focus();
    if (isText(focused) && isText(successor)) successor.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  };

  return {
    // React handles no events while it changes the page, which is when it tells of the error.
    restore: () => queueMicrotask(restore),
    successorOf: (element) => successors.get(element),
  };
}

const controlsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>(controls)];

const kindOf = (element?: HTMLElement) => `${element?.tagName} ${element?.getAttribute('type')}`;

const isField = (element: Element): element is Field => 'value' in element && element.tagName !== 'BUTTON';

/** Whether it has a selection; a field for a number or an e-mail has none. */
const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  'selectionStart' in element && element.selectionStart !== null;

/** As if the visitor did it again, for the field's own code to know. */
function carryOver(from: Field, to: Field): void {
  if ('defaultChecked' in from && /^(checkbox|radio)$/.test(from.type)) {
    const chosen = from.checked !== from.defaultChecked && (from.type === 'checkbox' || from.checked);
    if (chosen && from.checked !== (to as HTMLInputElement).checked) to.click();
    return;
  }
  // A list does not say what it held at first.
  if (from.value === ('defaultValue' in from ? from.defaultValue : to.value)) return;
  // The setter of the element itself is React's, which would take this for a change of its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event(to.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
}

import type { EarlyPage } from './keep-early-input';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Puts what was typed and chosen on a page that is thrown away into the fields of the page that took its place, and the
 * cursor to where it was.
 *
 * @returns what took the place of the controls that are in the page no more; nothing of another screen
 */
export function restoreEarlyInput({
  pathname,
  focused,
  controls,
  findControls,
}: EarlyPage): ReadonlyMap<Element, HTMLElement> {
  const successors = new Map<Element, HTMLElement>();
  if (pathname !== window.location.pathname) return successors;
  const now = findControls();
  for (const [element, successor] of controls.flatMap((group, index) => pairsOf(group, now[index] ?? []))) {
    if (!successor || element.isConnected) continue;
    successors.set(element, successor);
    if (isField(element) && isField(successor)) carryOver(element, successor);
  }
  const successor = focused && successors.get(focused);
  if (successor && document.activeElement === document.body) {
    successor.focus();
    if (isText(focused) && isText(successor)) successor.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  }
  return successors;
}

/** Ids are others after hydration has failed. The same screen has the same controls in the same order; another has none. */
function pairsOf(before: readonly HTMLElement[], now: readonly HTMLElement[]) {
  const pairs = before.map((element, index) => [element, now[index]] as const);
  const isSame = now.length === before.length && pairs.every(([one, other]) => kindOf(one) === kindOf(other));
  return isSame ? pairs : [];
}

const kindOf = (element?: HTMLElement) => `${element?.tagName} ${element?.getAttribute('type')}`;

const isField = (element: Element): element is Field => 'value' in element && element.tagName !== 'BUTTON';

/** Whether it has a selection; a field for a number or an e-mail has none. */
const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  'selectionStart' in element && element.selectionStart !== null;

const isCheckable = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** As if the visitor did it again, for the field's own code to know. What was done to the new field meanwhile stays. */
function carryOver(from: Field, to: Field): void {
  if (isCheckable(from) && isCheckable(to)) {
    const wasChosen = from.checked !== from.defaultChecked && (from.type === 'checkbox' || from.checked);
    if (wasChosen && to.checked === from.defaultChecked) to.click();
    return;
  }
  // A list does not say what it held at first.
  const atFirst = 'defaultValue' in from ? from.defaultValue : to.value;
  if (from.value === atFirst || to.value !== atFirst) return;
  // The setter of the element itself is React's, which would take this for a change of its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event('defaultValue' in to ? 'input' : 'change', { bubbles: true }));
}

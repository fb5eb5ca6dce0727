type Field = HTMLInputElement | HTMLTextAreaElement;

type HeldClicks = {
  /** Ends the watch, and clicks again what was clicked. */
  readonly repeat: () => void;
  /** Ends the watch of a page whose scripts will not come. What was typed stays out of the address: no form is sent. */
  readonly drop: () => void;
};

/**
 * Holds back clicks on buttons of a served page until its scripts can answer them, so that none is lost and no form is
 * sent by the browser itself. Links and boxes to tick work without scripts and are left alone.
 *
 * Exactly one of what it returns is to be called.
 */
export function holdEarlyClicks(root: HTMLElement): HeldClicks {
  const clicked: HTMLElement[] = [];
  const hold = (event: MouseEvent) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('button, [role="button"]') : null;
    if (!button || button.closest('a[href]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clicked.push(button);
  };
  root.addEventListener('click', hold, { capture: true });
  const release = () => root.removeEventListener('click', hold, { capture: true });
  return {
    repeat: () => {
      release();
      for (const button of clicked) if (button.isConnected) button.click();
    },
    drop: () => {
      release();
      root.addEventListener('submit', (event) => event.preventDefault());
    },
  };
}

/**
 * Remembers what was typed or ticked in a served page before its scripts ran. React keeps such values in the fields when it
 * takes the page over, but no form knows of them.
 *
 * @returns tells the forms, by the events that a person's own input makes
 */
export function earlyInput(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<Field>('input, textarea')];
  const changes = fields.flatMap((field) => {
    if (isTick(field)) return field.checked === field.defaultChecked ? [] : [() => tickAgain(field)];
    const { value } = field;
    return value === field.defaultValue ? [] : [() => typeAgain(field, value)];
  });
  return () => changes.forEach((change) => change());
}

/**
 * Repeats what is typed or ticked while React takes the page over, field by field. For such an event it hydrates the field at
 * once, but then finds the value there already, and tells no form of it.
 */
export function repeatInputOfServedFields(root: HTMLElement): void {
  let repeating = false;
  /** What was typed last in a field: it may come before the repetition of what was typed earlier, and is not to be undone. */
  const last = new WeakMap<Field, Event>();
  root.addEventListener(
    'input',
    (event) => {
      const { target } = event;
      if (repeating || !isField(target)) return;
      last.set(target, event);
      if (isTakenOver(target)) return;
      // As it is now: what another field is told renders this one, with what its form knows so far.
      const { value } = target;
      const ticked = isTick(target) && target.checked;
      setTimeout(() => {
        if (last.get(target) !== event) return;
        repeating = true;
        if (!isTick(target)) typeAgain(target, value);
        else if (ticked !== target.defaultChecked) tickAgain(target);
        repeating = false;
      });
    },
    { capture: true },
  );
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** React keeps its own notes at each element that it has rendered or taken over. */
const isTakenOver = (field: Field): boolean => Object.keys(field).some((key) => key.startsWith('__reactProps'));

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

function tickAgain(field: HTMLInputElement): void {
  if (!field.isConnected) return;
  takeOver(field);
  field.checked = field.defaultChecked;
  field.click();
}

function typeAgain(field: Field, value: string): void {
  if (!field.isConnected) return;
  takeOver(field);
  const { selectionStart, selectionEnd } = field;
  // React compares with the value that was last set on the element itself; the prototype's setter is a person's typing.
  field.value = field.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** React hydrates at once what an input event comes from; this one changes nothing yet. */
const takeOver = (field: Field) => void field.dispatchEvent(new Event('input', { bubbles: true }));

type Field = HTMLInputElement | HTMLTextAreaElement;

type HeldClicks = {
  /** Stops holding, and replays the held clicks. */
  readonly replay: () => void;
  /**
   * Stops holding when the scripts failed to load. Forms stay blocked: a submit would put their fields into the
   * address.
   */
  readonly discard: () => void;
};

/**
 * Holds clicks on buttons of a prerendered page until hydration, so that no click is lost and the browser submits no
 * form itself. Links and checkboxes work without scripts and are left alone.
 *
 * Call exactly one of the returned functions.
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
    replay: () => {
      release();
      for (const button of clicked) if (button.isConnected) button.click();
    },
    discard: () => {
      release();
      root.addEventListener('submit', (event) => event.preventDefault());
    },
  };
}

/**
 * Captures what was typed or checked before the scripts ran. React keeps such values in the fields when it hydrates
 * them, but fires no change events, so forms do not know them.
 *
 * @returns replays the input as events
 */
export function captureEarlyInput(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<Field>('input, textarea')];
  const changes = fields.flatMap((field) => {
    if (isCheckable(field)) return field.checked === field.defaultChecked ? [] : [() => replayClick(field)];
    const { value } = field;
    return value === field.defaultValue ? [] : [() => replayInput(field, value)];
  });
  return () => changes.forEach((change) => change());
}

/**
 * Replays what is typed or checked during hydration. For such an event React hydrates the field at once, but then finds
 * the value already there and fires no change event.
 */
export function replayInputDuringHydration(root: HTMLElement): void {
  let replaying = false;
  /**
   * The last event of each field. Later input may arrive before an earlier event is replayed, and must not be undone.
   */
  const last = new WeakMap<Field, Event>();
  root.addEventListener(
    'input',
    (event) => {
      const { target } = event;
      if (replaying || !isField(target)) return;
      last.set(target, event);
      if (isHydrated(target)) return;
      // Read now: replaying another field renders this one with the old value of its form.
      const { value } = target;
      const checked = isCheckable(target) && target.checked;
      setTimeout(() => {
        if (last.get(target) !== event) return;
        replaying = true;
        if (!isCheckable(target)) replayInput(target, value);
        else if (checked !== target.defaultChecked) replayClick(target);
        replaying = false;
      });
    },
    { capture: true },
  );
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** React stores its props on each element that it has rendered or hydrated. */
const isHydrated = (field: Field): boolean => Object.keys(field).some((key) => key.startsWith('__reactProps'));

const isCheckable = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

function replayClick(field: HTMLInputElement): void {
  if (!field.isConnected) return;
  hydrateField(field);
  field.checked = field.defaultChecked;
  field.click();
}

function replayInput(field: Field, value: string): void {
  if (!field.isConnected) return;
  hydrateField(field);
  const { selectionStart, selectionEnd } = field;
  // React tracks values that are set on the element itself; the prototype's setter looks like user input.
  field.value = field.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** React hydrates the target of an input event at once; this event changes nothing. */
const hydrateField = (field: Field) => void field.dispatchEvent(new Event('input', { bubbles: true }));

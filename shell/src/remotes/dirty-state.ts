let dirty = false;

const markDirty = (): void => {
  dirty = true;
};

/** Starts tracking input on this page. */
export function trackDirty(): void {
  for (const event of ['input', 'change'])
    document.addEventListener(event, markDirty, { capture: true, passive: true });
}

/** Whether the user has typed or chosen something in a field of this page. */
export const isDirty = (): boolean => dirty;

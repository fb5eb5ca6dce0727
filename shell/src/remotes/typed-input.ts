let typed = false;

const note = (): void => {
  typed = true;
};

/** Takes note of it from now on. */
export function watchTyping(): void {
  for (const event of ['input', 'change']) document.addEventListener(event, note, { capture: true, passive: true });
}

/** Whether somebody has typed or chosen something in a field of this page. */
export const hasTyped = (): boolean => typed;

type HeldClicks = {
  /**
   * Stops holding, and replays the held clicks.
   *
   * @param successorOf the button that took the place of one, where React drew the page anew
   */
  readonly replay: (successorOf?: (button: HTMLElement) => Promise<HTMLElement | undefined>) => Promise<void>;
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
    replay: async (successorOf) => {
      release();
      for (const button of clicked) {
        // The click has React hydrate the button; when that fails, another button is in its place afterwards.
        if (button.isConnected) button.click();
        (await successorOf?.(button))?.click();
      }
    },
    discard: () => {
      release();
      root.addEventListener('submit', (event) => event.preventDefault());
    },
  };
}

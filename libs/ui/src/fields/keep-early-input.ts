/** What a visitor can have done something to. */
const controls = 'input, textarea, select, button, [role="button"]';

type ControlGroups = readonly (readonly HTMLElement[])[];

/** A prerendered page as it was before it was hydrated. */
export type EarlyPage = {
  readonly pathname: string;
  readonly focused: Element | null;
  /** Of the screen, and of what stands around it, where a button may come once the screen says so. */
  readonly controls: ControlGroups;
  /** The controls that are in the page now. */
  readonly findControls: () => ControlGroups;
};

export type EarlyInput = {
  /** Call it when React has drawn a part of the page anew: puts what was typed and chosen into the fields that are there now. */
  readonly restore: () => void;
  /** The element that took the place of this one; undefined while it is in the page itself. */
  readonly successorOf: (element: Element) => Promise<HTMLElement | undefined>;
};

/**
 * Holds the fields of a prerendered page that is about to be hydrated. React throws the page away and draws it anew when
 * it finds other elements than it rendered, as on a page that the browser has translated. The fields that are in the page
 * then are empty; the old ones still hold what was typed, to the last key.
 */
export function keepEarlyInput(root: HTMLElement): EarlyInput {
  const findControls = () =>
    [`main :is(${controls})`, `:is(${controls}):not(main *)`].map((group) => [
      ...root.querySelectorAll<HTMLElement>(group),
    ]);
  const page: EarlyPage = {
    pathname: window.location.pathname,
    focused: document.activeElement,
    controls: findControls(),
    findControls,
  };
  let successors: Promise<ReadonlyMap<Element, HTMLElement>> | undefined;
  return {
    restore: () => {
      // Few pages need it, so it is in a chunk of its own.
      successors ??= import('./restore-early-input').then((module) => module.restoreEarlyInput(page));
    },
    successorOf: async (element) => (await successors)?.get(element),
  };
}

import { useLayoutEffect, useRef, type ChangeEvent } from 'react';

/**
 * Reads a field's input when it mounts, before the browser paints it. Text that somebody typed into a prerendered page, or
 * a box that they ticked, stays in the element when React hydrates it, but no change event follows (react#12955).
 *
 * @param adopt passes on what the input holds if that is not what was rendered
 * @returns the ref of the field, which contains the input
 */
export function useEarlyInput<Field extends HTMLElement>(adopt: (input: HTMLInputElement) => void) {
  const field = useRef<Field>(null);
  useLayoutEffect(() => {
    const input = field.current?.querySelector('input');
    if (input) adopt(input);
    // Once, when the field mounts.
  }, []);
  return field;
}

type Checkable = {
  readonly checked?: boolean | undefined;
  readonly onChange?: ((event: ChangeEvent<HTMLInputElement>, checked: boolean) => void) | undefined;
};

/** {@link useEarlyInput} of a controlled checkbox. */
export const useEarlyCheck = ({ checked, onChange }: Checkable) =>
  useEarlyInput<HTMLButtonElement>((input) => {
    if (checked !== undefined && input.checked !== checked) onChange?.(changeOf(input), input.checked);
  });

/** A change of this input, as far as handlers of `onChange` read it. */
export const changeOf = (input: HTMLInputElement) =>
  ({ type: 'change', target: input, currentTarget: input }) as ChangeEvent<HTMLInputElement>;

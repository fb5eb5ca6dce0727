import { useId, useLayoutEffect, useRef } from 'react';

type Options<Value extends string | number> = {
  readonly values: readonly Value[];
  /** Null for none of them. */
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
};

/**
 * Native radio buttons as one group. A choice that somebody made in a prerendered page, before React hydrated it, stays in
 * the element and no change event follows (react#12955): it is passed on when the group mounts.
 *
 * @returns what the element around the buttons gets, and what each button gets
 */
export function useRadioGroup<Value extends string | number, Group extends HTMLElement = HTMLFieldSetElement>({
  values,
  chosen,
  onChoose,
}: Options<Value>) {
  const name = useId();
  const group = useRef<Group>(null);
  useLayoutEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const value = values.find((one) => String(one) === early);
    if (value !== undefined && value !== chosen) onChoose(value);
    // Once, when the group mounts: later choices come as events.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return {
    group,
    radio: (value: Value) =>
      ({ type: 'radio', name, value, checked: value === chosen, onChange: () => onChoose(value) }) as const,
  };
}

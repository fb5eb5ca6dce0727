import { useState } from 'react';
import type { LengthView } from '../model/package-view';
import type { Choice, Option } from './option-list';

export type Lengths = ReturnType<typeof useLengths>;

/**
 * The contract length that is shown of each option: the one that the reader looked at last, or has chosen; else the one on offer.
 *
 * @param choice the length that the reader has chosen, of any option
 * @param onShow is told which one the reader looks at
 */
export function useLengths(choice: Choice | null, onShow: ((choice: Choice) => void) | undefined) {
  const [looked, setLooked] = useState<Readonly<Record<string, number>>>({});
  return {
    /** The length of an option that is shown. */
    shownOf: ({ id, item: { lengths } }: Option): LengthView | undefined => {
      const wanted = looked[id] ?? (choice?.option === id ? choice.months : undefined);
      return lengths.find(({ months }) => months === wanted) ?? lengths.find((length) => length.chosen) ?? lengths[0];
    },
    show: (option: string, months: number) => {
      setLooked((others) => ({ ...others, [option]: months }));
      onShow?.({ option, months });
    },
    /** Whether the reader has looked at another length of an option. */
    wasChanged: (option: string): boolean => looked[option] !== undefined,
  };
}

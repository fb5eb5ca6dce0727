import { useState } from 'react';
import type { LengthView } from '../model/package-view';
import type { Choice, Option } from './option-list';

export type Lengths = ReturnType<typeof useLengths>;

/**
 * The contract length that is shown of each option: the one on offer until the reader looks at another.
 *
 * @param onShow is told which one the reader looks at
 */
export function useLengths(onShow: ((choice: Choice) => void) | undefined) {
  const [looked, setLooked] = useState<Readonly<Record<string, number>>>({});
  return {
    /** The length of an option that is shown. */
    shownOf: ({ id, item: { lengths } }: Option): LengthView | undefined =>
      lengths.find(({ months }) => months === looked[id]) ?? lengths.find((length) => length.chosen) ?? lengths[0],
    show: (option: string, months: number) => {
      setLooked((others) => ({ ...others, [option]: months }));
      onShow?.({ option, months });
    },
    /** Whether the reader has looked at another length of an option. */
    wasChanged: (option: string): boolean => looked[option] !== undefined,
  };
}

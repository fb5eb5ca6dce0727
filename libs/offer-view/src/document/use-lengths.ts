import { useState } from 'react';
import type { LengthView } from '../model/package-view';
import type { Option } from './option-list';

/** The contract length that is shown of each option: the one on offer until the reader chooses another. */
export function useLengths() {
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  return {
    /** The length of an option that is shown. */
    shownOf: ({ id, item: { lengths } }: Option): LengthView | undefined =>
      lengths.find(({ months }) => months === chosen[id]) ?? lengths.find((length) => length.chosen) ?? lengths[0],
    choose: (id: string, months: number) => setChosen({ ...chosen, [id]: months }),
    /** Whether the reader has chosen a length of an option. */
    wasChanged: (id: string): boolean => chosen[id] !== undefined,
  };
}

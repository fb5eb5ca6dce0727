import { useEffect, useState } from 'react';

/** Milliseconds without a key press after which what was typed is looked for. */
const pause = 350;

type Options = {
  /** What is filtered by. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What can be looked for; a date whose year is half typed cannot. */
  readonly accepts?: (typed: string) => boolean;
};

const anything = () => true;

/** A field of the filter: filters once the typing pauses, and follows the filter when that is changed elsewhere. */
export function useDebouncedFilter({ value, onChange, accepts = anything }: Options) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value || !accepts(typed)) return;
    const timer = setTimeout(() => onChange(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, value, onChange, accepts]);
  return [typed, setTyped] as const;
}

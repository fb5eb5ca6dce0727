import type { Creator } from '@programme/contracts';
import { isolated } from '@programme/formatting';

/** Creators by their short names (S2 §2); those who share one by their full names. */
export function creatorOptions(creators: readonly Creator[]): readonly { value: string; label: string }[] {
  const alike = (shortName: string) => creators.filter((one) => one.shortName === shortName).length > 1;
  return creators
    .map(({ name, shortName }) => ({ value: name, label: isolated(alike(shortName) ? name : shortName) }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

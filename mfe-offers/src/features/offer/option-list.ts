import type { PackageView } from '../../shared/offer-view-model/package-view';
import type { QuoteView } from '../../shared/offer-view-model/quote-view';

/** One package of one quote: what a client may decide for. */
export type Option = {
  readonly id: string;
  /** "Option 2"; null in an offer of a single quote. */
  readonly label: string | null;
  readonly item: PackageView;
  /** Whether it has a row of its own, where there is room for two. */
  readonly alone: boolean;
};

/** The options in their order. Both packages of one quote share a row; so do two single ones that follow one another. */
export function optionsOf(quotes: readonly QuoteView[]): readonly Option[] {
  const options: Option[] = [];
  /** Whether the last option waits for another beside it. */
  let waiting = false;
  for (const { id, option: label, packages } of quotes) {
    const [first] = packages;
    const single = packages.length === 1 ? first : undefined;
    if (waiting && single) options.push({ ...lastWaiting(options), alone: false });
    for (const item of packages)
      options.push({ id: `${id}-${item.kind}`, label, item, alone: single !== undefined && !waiting });
    waiting = single !== undefined && !waiting;
  }
  return options;
}

const lastWaiting = (options: Option[]): Option => options.pop()!;

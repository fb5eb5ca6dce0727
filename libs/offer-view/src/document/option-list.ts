import type { PackageView } from '../model/package-view';
import type { QuoteView } from '../model/quote-view';

/** One package of one quote: what a client may decide for. */
export type Option = {
  readonly id: string;
  /** Id of its quote. */
  readonly quote: string;
  /** "Option 2"; null in an offer of a single quote. */
  readonly label: string | null;
  readonly item: PackageView;
  /** Whether it has a row of its own, where there is room for two. */
  readonly alone: boolean;
};

/** The options in their order. Both packages of one quote share a row; so do two single ones that follow one another. */
export function optionsOf(quotes: readonly QuoteView[]): readonly Option[] {
  const options: Option[] = [];
  /** The last option, while it waits for another beside it. */
  let waiting: Option | undefined;
  for (const { id, option: label, packages } of quotes) {
    const added = packages.map((item) => ({ id: `${id}-${item.kind}`, quote: id, label, item, alone: false }));
    const [first] = added;
    if (packages.length === 1 && first && waiting) {
      options.splice(-1, 1, { ...waiting, alone: false }, first);
      waiting = undefined;
    } else if (packages.length === 1 && first) {
      waiting = { ...first, alone: true };
      options.push(waiting);
    } else {
      options.push(...added);
      waiting = undefined;
    }
  }
  return options;
}

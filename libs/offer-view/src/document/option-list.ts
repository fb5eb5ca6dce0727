import type { PackageView } from '../model/package-view';
import type { QuoteView } from '../model/quote-view';

/** One package of one quote: what a client may decide for. */
export type Option = {
  readonly id: string;
  /** "Option 2"; null in an offer of a single quote. */
  readonly label: string | null;
  readonly item: PackageView;
};

/** A contract length of an option, by the option's id. */
export type Choice = { readonly option: string; readonly months: number };

export const optionsOf = ({ id, option: label, packages }: QuoteView): readonly Option[] =>
  packages.map((item) => ({ id: `${id}-${item.kind}`, label, item }));

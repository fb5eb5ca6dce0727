import { within } from '@testing-library/react';
import { textsOf, translatePage } from './translate-page';
import type { RenderedInShell } from './render-with-shell';

/** A page, and what a person finds on it: on the page alone, as there is another one like it. */
type Twin = RenderedInShell & { readonly page: ReturnType<typeof within> };

export type TranslatedTwins = {
  /** Both, the translated one first. */
  readonly pages: readonly Twin['page'][];
  /** Does the same on both pages. */
  readonly onBoth: (act: (twin: Twin) => void) => void;
  /**
   * Compares what the pages say once nothing moves any more, and has the browser translate what is new.
   *
   * @returns the text of the page that is translated
   */
  readonly compare: () => string;
};

/**
 * Opens the same page twice. The browser goes on translating the first; nobody translates the second, which is therefore
 * what the first has to say.
 */
export function openTwins(open: () => RenderedInShell): TranslatedTwins {
  const twins = [open(), open()].map((view) => ({ ...view, page: within(view.container) }));
  const [translated, plain] = twins as [Twin, Twin];
  return {
    pages: twins.map(({ page }) => page),
    onBoth: (act) => twins.forEach(act),
    compare: () => {
      const texts = textsOf(translated.container);
      translatePage(translated.container);
      expect(texts).toEqual(textsOf(plain.container));
      return texts.join('');
    },
  };
}

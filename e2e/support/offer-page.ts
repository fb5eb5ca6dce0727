import type { Page } from '@playwright/test';
import { amountsIn } from '@programme/testing/printed';
import { marked, type ShownOffer, type ShownTotal } from './offer-figures.js';
import { textsIn } from './texts.js';

/**
 * What an open offer shows, read inside the page at once. A card's own total is the only amount outside its crossed-out
 * total and its list of figures.
 */
export async function readOffer(page: Page): Promise<{ readonly shown: ShownOffer; readonly text: string }> {
  const words = textsIn('en');
  const titles = { comparison: words('offer.comparison.title'), chart: words('offer.chart.title') };
  const raw = await page.getByRole('article').evaluate((article, { comparison, chart }) => {
    /** Every piece of text, each apart from the next; a chart's axis has round amounts of its own. */
    const piecesOf = (element: Element, without: string) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const pieces: string[] = [];
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        if (textContent && !parentElement?.closest(without)) pieces.push(textContent);
      }
      return pieces;
    };
    const sections = [...article.querySelectorAll('section')];
    const named = (title: string) => sections.filter((one) => one.querySelector('h2')?.textContent === title);
    const tablesIn = (title: string, rows: string) =>
      named(title).flatMap((section) =>
        [...section.querySelectorAll('table')].map((table) =>
          [...table.querySelectorAll(rows)].map((row) =>
            [...row.children].map((cell) => ({
              text: cell.textContent,
              chosen: cell.querySelector('strong') !== null,
            })),
          ),
        ),
      );
    return {
      text: piecesOf(article, 'svg').join('\n'),
      cards: [...article.querySelectorAll('ul')]
        .filter((list) => list.querySelector('h3'))
        .map((list) =>
          [...list.children].map((card) => ({
            title: card.querySelector('h3')?.textContent ?? '',
            pieces: piecesOf(card, 'del, dl'),
            before: card.querySelector('del')?.textContent ?? null,
          })),
        ),
      list: [...article.querySelectorAll('section > dl > div > dd')].map(({ textContent }) => textContent),
      comparisons: tablesIn(comparison, 'tr'),
      charts: tablesIn(chart, 'tbody tr'),
    };
  }, titles);
  const marks = (tables: typeof raw.charts) =>
    tables.map((rows) => rows.map((cells) => cells.map(({ text, chosen }) => (chosen ? marked(text) : text))));
  return {
    text: raw.text,
    shown: {
      cards: raw.cards.map((cards) =>
        cards.map(({ title, pieces, before }) => ({
          title,
          chosen: pieces.includes(words('offer.length.chosen')),
          total: pieces.filter((piece) => amountsIn(piece).length > 0).join(' and '),
          before,
        })),
      ),
      list: raw.list,
      comparisons: marks(raw.comparisons),
      charts: marks(raw.charts),
    },
  };
}

/** The totals of the quotes in the wizard's second step, which is open. */
export async function readWizard(page: Page): Promise<ShownTotal[][]> {
  const words = textsIn('en');
  const panel = page.getByRole('tabpanel', { name: words('offers.tab.quotes') });
  return panel.evaluate((element) =>
    [...element.querySelectorAll('li[aria-label]')].map((quote) =>
      [...quote.querySelectorAll('dd')].map((amount) => ({
        total: amount.firstElementChild?.textContent ?? '',
        before: amount.querySelector('s')?.textContent ?? null,
      })),
    ),
  );
}

import type { Page } from '@playwright/test';
import { marked, type ShownOffer, type ShownTotal } from '@programme/contracts/expected-offers';
import { printedTextOf } from '@programme/testing/printed';
import { textsIn } from './texts.js';

/** What an open offer shows on paper, which has a card for every length, and its text there. Read inside the page. */
export async function readOffer(page: Page): Promise<{ readonly shown: ShownOffer; readonly text: string }> {
  const words = textsIn('en');
  const titles = {
    comparison: words('offer.comparison.title'),
    chart: words('offer.chart.title'),
    chosen: words('offer.length.chosen'),
  };
  const article = page.getByRole('article');
  const text = await article.evaluate(printedTextOf);
  const raw = await article.evaluate((article, { comparison, chart, chosen }) => {
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
      cards: [...article.querySelectorAll('ul')]
        .filter((list) => list.querySelector('h3'))
        .map((list) =>
          [...list.children].map((card) => ({
            title: card.querySelector('h3')?.textContent ?? '',
            chosen: card.textContent.includes(chosen),
            total: card.querySelector('data')?.textContent ?? '',
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
    text,
    shown: {
      cards: raw.cards,
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

import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { quoteFields } from '@programme/contracts';
import { renderWithShell } from '@programme/testing';
import { useSortableQuote } from '../quotes/use-sortable-quote';
import { withMovedQuote, type DraftQuote } from './draft';
import { SortableQuotes } from './sortable-quotes';

const fields = quoteFields({ packageType: 'enterprise', monthsCount: 3 });
const threeQuotes: readonly DraftQuote[] = [0, 1, 2].map((key) => ({ key, fields, messages: {} }));

function Card({ quoteKey }: { readonly quoteKey: number }) {
  const { card, handle } = useSortableQuote(quoteKey, false);
  return (
    <li {...card}>
      <button {...handle}>{`Drag ${quoteKey}`}</button>
    </li>
  );
}

function List() {
  const [quotes, setQuotes] = useState(threeQuotes);
  return (
    <SortableQuotes quotes={quotes} onMove={(key, by) => setQuotes((list) => withMovedQuote(list, key, by))}>
      {quotes.map(({ key }) => (
        <Card key={key} quoteKey={key} />
      ))}
    </SortableQuotes>
  );
}

const order = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const handle = (key: number) => screen.getByRole('button', { name: `Drag ${key}` });

/** The library listens for further keys a moment after the first. */
async function press(code: string, said: string) {
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.keyDown(document.activeElement ?? document.body, { code, key: code });
  expect(await screen.findByText(said)).toBeInTheDocument();
}

beforeEach(() => {
  // jsdom lays nothing out: the cards stand below each other.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const card = this.closest('li');
    const top = card ? [...(card.parentElement?.children ?? [])].indexOf(card) * 100 : 0;
    return new DOMRect(0, top, 300, 100);
  });
});

afterEach(() => jest.restoreAllMocks());

test('Quotes are dragged with the keyboard, and each place is said', async () => {
  renderWithShell(<List />);
  expect(handle(0)).toHaveAccessibleDescription(/arrow keys/);
  handle(0).focus();
  await press('Enter', 'Quote 1 of 3 picked up');
  await press('ArrowDown', 'Place 2 of 3');
  await press('ArrowDown', 'Place 3 of 3');
  await press('Enter', 'The quote is number 3 now');
  expect(order()).toEqual(['Drag 1', 'Drag 2', 'Drag 0']);
});

test('Escape puts a dragged quote back', async () => {
  renderWithShell(<List />);
  handle(1).focus();
  await press('Space', 'Quote 2 of 3 picked up');
  await press('ArrowUp', 'Place 1 of 3');
  await press('Escape', 'Moving cancelled: the quote is number 2 again');
  expect(order()).toEqual(['Drag 0', 'Drag 1', 'Drag 2']);
});

import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorBoundary } from './error-boundary';

beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());

const onError = jest.fn();

/** The number of presses is kept where the page is not drawn anew, as in a store or in the tab. */
function Page({ part: Part }: { readonly part: (props: { readonly presses: number }) => React.ReactNode }) {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <button onClick={() => setPresses(presses + 1)}>Press</button>
      <ErrorBoundary fallback={<p>It failed</p>} onError={onError}>
        <Part presses={presses} />
      </ErrorBoundary>
    </>
  );
}

/** As the browser's translator does. */
function translate(text: string) {
  const place = screen.getByText(text);
  const node = [...place.childNodes].find((one) => one.textContent === text);
  const translated = document.createElement('font');
  translated.textContent = 'Tekst';
  node?.replaceWith(translated);
}

const press = () => fireEvent.click(screen.getByRole('button'));

test.each([
  [
    'taken out',
    ({ presses }: { readonly presses: number }) => (
      <p>
        {presses % 2 === 0 && 'Text'}
        {presses > 0 && <b>Pressed {presses}</b>}
      </p>
    ),
  ],
  [
    'put before',
    ({ presses }: { readonly presses: number }) => (
      <p>
        {presses > 0 && <b>Pressed {presses}</b>}
        {'Text'}
      </p>
    ),
  ],
])('A part with a text that was translated is drawn anew when something is %s', (_what, part) => {
  onError.mockReset();
  render(<Page part={part} />);
  translate('Text');
  press();
  expect(screen.getByText('Pressed 1')).toBeVisible();
  expect(screen.queryByText('Tekst')).not.toBeInTheDocument();
  expect(screen.queryByText('It failed')).not.toBeInTheDocument();
  expect(onError).not.toHaveBeenCalled();
});

test('A part that fails whenever it is drawn fails at last', () => {
  onError.mockReset();
  const drawn = jest.fn();
  render(
    <Page
      part={() => {
        drawn();
        throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
      }}
    />,
  );
  expect(screen.getByText('It failed')).toBeVisible();
  expect(onError).toHaveBeenCalledTimes(1);
  expect(drawn.mock.calls.length).toBeLessThan(50);
});

test('A part with a fault of its own fails at once', () => {
  onError.mockReset();
  const error = new Error('A fault');
  render(
    <Page
      part={() => {
        throw error;
      }}
    />,
  );
  expect(screen.getByText('It failed')).toBeVisible();
  expect(onError.mock.calls).toEqual([[error, expect.anything()]]);
});

import { act, render, screen } from '@testing-library/react';
import { usePrinting } from './use-printing';

const Place = () => <p>{usePrinting() ? 'paper' : 'screen'}</p>;

test('What is for paper stands on the page before the event of printing has been handled, and goes afterwards', () => {
  render(<Place />);
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    // Inside `act`: the browser draws what stands there when the event has been handled.
    expect(screen.getByText('paper')).toBeVisible();
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(screen.getByText('screen')).toBeVisible();
});

test('A page that is shown as it prints, without an event of printing, has it too', () => {
  const paper = Object.assign(window.matchMedia('print'), { matches: false });
  jest.spyOn(window, 'matchMedia').mockReturnValue(paper);
  render(<Place />);
  act(() => void Object.assign(paper, { matches: true }).dispatchEvent(new Event('change')));
  expect(screen.getByText('paper')).toBeVisible();
  act(() => void Object.assign(paper, { matches: false }).dispatchEvent(new Event('change')));
  expect(screen.getByText('screen')).toBeVisible();
});

import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useNearViewport } from './use-near-viewport';

function Place() {
  const place = useRef<HTMLParagraphElement>(null);
  return <p ref={place}>{useNearViewport(place) ? 'near' : 'far'}</p>;
}

type Report = (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;

let report: Report;
const disconnect = jest.fn();

beforeEach(() => {
  disconnect.mockClear();
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    report = callback as unknown as Report;
    return { observe: () => undefined, disconnect } as unknown as IntersectionObserver;
  });
  render(<Place />);
});

test('A place is near once the reader comes close, and stays so', () => {
  act(() => report([{ isIntersecting: false }]));
  expect(screen.getByText('far')).toBeVisible();
  act(() => report([{ isIntersecting: true }]));
  expect(screen.getByText('near')).toBeVisible();
  expect(disconnect).toHaveBeenCalled();
});

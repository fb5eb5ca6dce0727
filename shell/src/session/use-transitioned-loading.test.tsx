import { useState } from 'react';
import { flushSync } from 'react-dom';
import { act, render, screen } from '@testing-library/react';
import { useTransitionedLoading } from './use-transitioned-loading';

let setLoading: (isLoading: boolean) => void;

function Screen({ atFirst }: { readonly atFirst: boolean }) {
  const [isLoading, set] = useState(atFirst);
  setLoading = set;
  return useTransitionedLoading(isLoading) ? 'loading' : 'settled';
}

/** What is on the screen after an urgent change, before React has had time for anything else; and when it has. */
function changeTo(isLoading: boolean) {
  let atOnce: string | null = '';
  const body = document.body;
  act(() => {
    flushSync(() => setLoading(isLoading));
    atOnce = body.textContent;
  });
  return { atOnce, later: body.textContent };
}

test('The first end of a look-up is not urgent', () => {
  render(<Screen atFirst />);
  expect(screen.getByText('loading')).toBeVisible();
  expect(changeTo(false)).toEqual({ atOnce: 'loading', later: 'settled' });
});

test('What comes after it is told at once', () => {
  render(<Screen atFirst />);
  changeTo(false);
  expect(changeTo(true)).toEqual({ atOnce: 'loading', later: 'loading' });
  expect(changeTo(false)).toEqual({ atOnce: 'settled', later: 'settled' });
});

test('What is known from the start is told from the start', () => {
  render(<Screen atFirst={false} />);
  expect(screen.getByText('settled')).toBeVisible();
});

import { Suspense, use, useMemo, useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterLink, RouterProvider, useLocation } from '@programme/platform';
import { SaveInHistory } from './save-in-history';

const never = new Promise(() => {});

/** Holds back the rendering of each entry that "slow" was saved in, as a slow phone does. */
function SlowPart() {
  const state = useLocation().state as { readonly text: string } | null;
  if (state?.text === 'slow') use(never);
  return null;
}

function Screen() {
  const [text, setText] = useState('');
  const inputs = useMemo(() => ({ text }), [text]);
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <RouterLink to="/elsewhere">away</RouterLink>
      <Suspense>
        <SlowPart />
      </Suspense>
      <SaveInHistory inputs={inputs} />
    </>
  );
}

const openScreen = () =>
  render(
    <RouterProvider
      router={createBrowserRouter([
        { path: '/elsewhere', element: 'Elsewhere' },
        { path: '*', element: <Screen /> },
      ])}
    />,
  );

const type = (value: string) => fireEvent.change(screen.getByLabelText('Text'), { target: { value } });
const saved = () => (window.history.state as { readonly usr?: unknown } | null)?.usr;

test('what was typed is saved after a pause', async () => {
  openScreen();
  type('quick');
  expect(saved()).toBeUndefined();
  await waitFor(() => expect(saved()).toEqual({ text: 'quick' }));
});

test('what was typed is saved while the last save is still being rendered', async () => {
  openScreen();
  type('slow');
  await waitFor(() => expect(saved()).toEqual({ text: 'slow' }));
  type('slower');
  await waitFor(() => expect(saved()).toEqual({ text: 'slower' }));
});

test('what was typed just before the page is left is saved', async () => {
  openScreen();
  type('hasty');
  fireEvent(window, new Event('beforeunload'));
  // Before any pause: a microtask is all that a reload leaves.
  await Promise.resolve();
  expect(saved()).toEqual({ text: 'hasty' });
});

test('a click saves before it leads elsewhere, and nothing is saved there', async () => {
  openScreen();
  type('left');
  fireEvent.pointerDown(screen.getByText('away'));
  await waitFor(() => expect(saved()).toEqual({ text: 'left' }));
  fireEvent.click(screen.getByText('away'));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(saved()).toBeFalsy();
});

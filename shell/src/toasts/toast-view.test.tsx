import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { Toast } from '@programme/mfe-contract';
import { renderWithShell } from '@programme/testing';
import { StoreProvider } from '@programme/platform';
import { createShellStore } from '../store/shell.store';
import { ToastView } from './toast-view';
import { showToast } from '../store/toasts.slice';

function open() {
  const store = createShellStore({ language: 'en', currency: 'PLN' });
  renderWithShell(
    <StoreProvider store={store}>
      <ToastView />
    </StoreProvider>,
  );
  return (title: string, more: Omit<Toast, 'title'> = {}) =>
    act(() => {
      store.dispatch(showToast({ title, ...more }));
    });
}

const pass = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });

// The first toast of a page brings its place with it.
beforeAll(async () => {
  open()('Saved');
  await screen.findByRole('status');
  cleanup();
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('A toast is a status with title and description', () => {
  open()('Login successful', { description: 'Welcome back' });
  expect(screen.getByRole('status')).toHaveTextContent('Login successfulWelcome back');
});

test('It goes after 5000 ms', () => {
  open()('Saved');
  pass(4999);
  expect(screen.getByRole('status')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('There is one at a time: a newer one takes the place and has its own 5000 ms', () => {
  const show = open();
  show('First');
  pass(3000);
  show('Second');
  expect(screen.getByRole('status')).toHaveTextContent('Second');
  pass(4999);
  expect(screen.getByRole('status')).toHaveTextContent('Second');
  pass(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('The same toast again begins anew', () => {
  const show = open();
  show('Saved');
  pass(4000);
  show('Saved');
  pass(4000);
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
});

test('It stays while the pointer is over it', () => {
  open()('Saved');
  fireEvent.mouseOver(screen.getByRole('status'));
  pass(20_000);
  expect(screen.getByRole('status')).toBeInTheDocument();
  fireEvent.mouseOut(screen.getByRole('status'));
  pass(5000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('It stays while it has the focus', () => {
  open()('Saved');
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  pass(20_000);
  expect(screen.getByRole('status')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  pass(5000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('It can be closed, and a click beside it does not close it', () => {
  open()('Saved');
  fireEvent.click(document.body);
  expect(screen.getByRole('status')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

describe('A toast with an action', () => {
  const openDeleted = () => {
    const onChoose = jest.fn();
    const onClose = jest.fn();
    const show = open();
    show('Offer deleted', { action: { label: 'Undo', onChoose }, onClose });
    return { show, onChoose, onClose };
  };
  const undo = () => screen.getByRole('button', { name: 'Undo' });

  test('calls it once, goes, and does not tell that it was closed', () => {
    const { onChoose, onClose } = openDeleted();
    fireEvent.click(undo());
    expect(onChoose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    pass(20_000);
    expect(onClose).not.toHaveBeenCalled();
  });

  test.each([
    ['when its time is over', () => pass(5000)],
    ['when somebody closes it', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('tells once that it is gone: %s', (_when, close) => {
    const { onChoose, onClose } = openDeleted();
    expect(onClose).not.toHaveBeenCalled();
    close();
    pass(20_000);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onChoose).not.toHaveBeenCalled();
  });

  test('tells once that it is gone when another takes its place', () => {
    const { show, onClose } = openDeleted();
    show('Saved');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    pass(5000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['has the focus', () => act(() => undo().focus())],
    ['is under the pointer', () => void fireEvent.mouseOver(screen.getByRole('status'))],
    ['is in a window without the focus', () => void fireEvent.blur(window)],
  ])('lasts 5000 ms, also while it %s: what it takes back is done by then', (_how, hold) => {
    const { onClose } = openDeleted();
    hold();
    pass(4999);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('stays when Escape closes something else, and goes when it has the focus itself', () => {
    const { onClose } = openDeleted();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
    act(() => undo().focus());
    fireEvent.keyDown(undo(), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

test('A toast without an action goes with Escape', () => {
  open()('Saved');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

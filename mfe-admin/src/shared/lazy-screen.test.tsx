import { Component, type ReactNode } from 'react';
import { screen } from '@testing-library/react';
import { renderWithShell } from '@programme/testing';
import { LazyScreen } from './lazy-screen';

const Area = () => <p>The area</p>;

test('A screen shows once it is loaded', async () => {
  renderWithShell(<LazyScreen load={() => Promise.resolve(Area)} />);
  expect(await screen.findByText('The area')).toBeVisible();
});

test('One that cannot be loaded says so, and Retry asks anew', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Area);
  const { person } = renderWithShell(<LazyScreen load={load} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This area could not be loaded');
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The area')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

class Shell extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    return this.state.failed ? 'The shell takes over' : this.props.children;
  }
}

test('A script that does not come twice is left to the shell, which can load the page anew', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const gone = Object.assign(new Error('Loading chunk logs failed'), { name: 'ChunkLoadError' });
  const { person } = renderWithShell(
    <Shell>
      <LazyScreen load={() => Promise.reject(gone)} />
    </Shell>,
  );
  await person.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The shell takes over')).toBeVisible();
});

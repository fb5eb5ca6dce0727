import { screen, waitFor } from '@testing-library/react';
import { renderWithShell } from '@programme/testing';
import { useOnDemand } from './use-on-demand';

function Part() {
  return <p>here it is</p>;
}

function Opener({ load }: { readonly load: () => Promise<typeof Part> }) {
  const [Loaded, fetch] = useOnDemand(load);
  return (
    <>
      <button onClick={fetch}>open</button>
      {Loaded && <Loaded />}
    </>
  );
}

test('Nothing is loaded before it is asked for', async () => {
  const load = jest.fn(() => Promise.resolve(Part));
  const { person } = renderWithShell(<Opener load={load} />);
  expect(load).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'open' }));
  expect(await screen.findByText('here it is')).toBeVisible();
});

test('What could not be loaded is said, and tried anew by the next click', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const load = jest.fn(() => Promise.resolve(Part)).mockRejectedValueOnce(new Error('gone'));
  const { person, toast } = renderWithShell(<Opener load={load} />);
  await person.click(screen.getByRole('button', { name: 'open' }));
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({
      tone: 'error',
      title: 'This could not be opened',
      description: 'Check your connection and try again.',
    }),
  );
  await person.click(screen.getByRole('button', { name: 'open' }));
  expect(await screen.findByText('here it is')).toBeVisible();
});

import { screen, waitFor } from '@testing-library/react';
import { useShell } from '@programme/mfe-contract';
import { releaseRemotes, remote, renderShell, shows } from '../app.fixture';

test('A change of the layout, such as the page title or an open menu, does not render the remote again', async () => {
  const rendered = jest.fn();
  function Part() {
    const { preferences, setPageTitle, setPrintableComparison } = useShell();
    rendered(preferences.currency);
    const save = () => setPrintableComparison({ savedCalculations: 1, documentTitle: 'Comparison' });
    return (
      <>
        <h1>Part</h1>
        <button onClick={save}>save</button>
        <button onClick={() => setPageTitle('Offer for Acme')}>name</button>
      </>
    );
  }
  releaseRemotes({ calculators: () => Promise.resolve(remote(Part)) });
  const { person } = await renderShell('/');
  await shows('Part');
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  rendered.mockClear();

  await person.click(screen.getByRole('button', { name: 'save' }));
  expect(await screen.findByRole('button', { name: 'Print comparison' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'name' }));
  expect(document.title).toBe('Offer for Acme');
  await person.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(rendered).not.toHaveBeenCalled();

  await person.keyboard('{Escape}');
  await person.click(await screen.findByRole('button', { name: 'Currency: PLN' }));
  await person.click(await screen.findByRole('menuitemradio', { name: 'MXN' }));
  await waitFor(() => expect(rendered).toHaveBeenLastCalledWith('MXN'));
});

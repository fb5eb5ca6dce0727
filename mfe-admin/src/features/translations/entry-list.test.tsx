import { screen } from '@testing-library/react';
import { StoreProvider } from '@programme/platform';
import { renderWithShell } from '@programme/testing';
import { createAdminStore } from '../../shared/admin.store';
import { editorEntries } from './editor-entry';
import { EntryList } from './entry-list';

const entries = editorEntries(
  ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key, namespace: 'shell', en: key, pl: key, es: key })),
  [],
);

function List({ search, count }: { readonly search: string; readonly count: number }) {
  return (
    <StoreProvider store={createAdminStore()}>
      <EntryList entries={entries.slice(0, count)} search={search} pageSize={2} />
    </StoreProvider>
  );
}

const keys = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const button = (name: string) => screen.getAllByRole('button', { name })[0]!;

test('Texts go page by page, and their number stands at the pages once', async () => {
  const { person } = renderWithShell(<List search="" count={5} />);
  expect(screen.getAllByText(/of 5/).map(({ textContent }) => textContent)).toEqual(['1–2 of 5']);
  expect(button('Previous page')).toBeDisabled();
  await person.click(button('Next page'));
  await person.click(button('Next page'));
  expect(keys()).toEqual(['e']);
  expect(screen.getAllByText(/of 5/).map(({ textContent }) => textContent)).toEqual(['5–5 of 5']);
  expect(button('Next page')).toBeDisabled();
  await person.click(button('Previous page'));
  expect(keys()).toEqual(['c', 'd']);
});

test('One page needs no buttons', () => {
  renderWithShell(<List search="" count={2} />);
  expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
});

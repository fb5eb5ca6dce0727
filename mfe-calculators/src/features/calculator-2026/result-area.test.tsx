import { screen } from '@testing-library/react';
import { renderWithShell } from '@programme/testing';
import { ResultArea } from './result-area';
import type { ResultPanelProps } from './result-panel';

let mockAttempts = 0;

jest.mock('./result-panel', () => {
  mockAttempts++;
  if (mockAttempts === 1) throw new Error('Loading chunk failed');
  return { ResultPanel: () => <p>Price</p> };
});

test('The panel comes in its own chunk: until then the placeholder stands there, and a failure can be retried', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { person } = renderWithShell(<ResultArea result={{} as ResultPanelProps} placeholder={<p>Placeholder</p>} />);
  expect(screen.getByText('Placeholder')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('The price could not be loaded.');

  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Price')).toBeVisible();
  expect(screen.queryByText('Placeholder')).toBeNull();
});

import { render, screen } from '@testing-library/react';
import { TextField } from './text-field';

test('A text area is labelled, and the mock of jest.config.mjs: MUI measures a second, hidden one', () => {
  const { container } = render(<TextField label="Note" name="note" multiline />);
  expect(screen.getByRole('textbox', { name: 'Note' })).toBeVisible();
  expect(container.querySelectorAll('textarea')).toHaveLength(1);
});

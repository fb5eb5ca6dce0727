import { render, screen } from '@testing-library/react';
import { renderWithShell } from '@programme/testing';
import { usePageTitle, useTranslate } from './index';

function Title({ title }: { readonly title: string }) {
  usePageTitle(title);
  return useTranslate()('shell.close');
}

test('A title stands before the product, follows the language and is given back', () => {
  const { setPageTitle, changeLanguage, unmount } = renderWithShell(<Title title="Admin" />);
  expect(setPageTitle).toHaveBeenLastCalledWith('Admin – Activity Programme');
  changeLanguage('pl');
  expect(screen.getByText('Zamknij')).toBeVisible();
  expect(setPageTitle).toHaveBeenLastCalledWith('Admin – Program Aktywności');
  unmount();
  expect(setPageTitle).toHaveBeenLastCalledWith(null);
});

test('Outside a shell the hooks say what is missing', () => {
  jest.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<Title title="Admin" />)).toThrow('useShell needs a ShellProvider above it');
});

import { useRef } from 'react';
import { screen } from '@testing-library/react';
import { RouterLink, useLocation } from '@programme/platform';
import { renderWithShell } from '@programme/testing';
import { useHeadingFocus } from './use-heading-focus';

function Screen() {
  const content = useRef<HTMLElement>(null);
  useHeadingFocus(content);
  const { pathname } = useLocation();
  return (
    <main ref={content}>
      <h1>{pathname}</h1>
      <RouterLink to="/link">link</RouterLink>
      <RouterLink to="/tab" role="tab">
        tab
      </RouterLink>
      <RouterLink to="?lang=pl">query</RouterLink>
    </main>
  );
}

const open = () => {
  window.scrollTo = () => undefined;
  return renderWithShell(<Screen />, { route: '/first' });
};

test('A visit begins where the browser puts it', () => {
  open();
  expect(document.body).toHaveFocus();
});

test('Another screen begins at its heading', async () => {
  const { person } = open();
  await person.click(screen.getByRole('link', { name: 'link' }));
  expect(screen.getByRole('heading', { name: '/link' })).toHaveFocus();
});

test('A tab that was opened keeps the focus, and so does what changes the query alone', async () => {
  const { person } = open();
  await person.click(screen.getByRole('tab', { name: 'tab' }));
  expect(screen.getByRole('heading', { name: '/tab' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'tab' })).toHaveFocus();
  await person.click(screen.getByRole('link', { name: 'query' }));
  expect(screen.getByRole('link', { name: 'query' })).toHaveFocus();
});

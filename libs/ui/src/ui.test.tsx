import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EntryCard, Notice, PageHeading, PriceRows, Spinner, ThemeRoot, createStyleCache } from './index';

test('A page heading is the h1, with its lead and its action', () => {
  render(<PageHeading title="Offers" lead="All of them" action={<button>New</button>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  expect(screen.getByText('All of them')).toBeVisible();
  expect(screen.getByRole('button', { name: 'New' })).toBeVisible();
});

test('An entry card has the h1 of the screen, and its ornaments are nothing to a screen reader', () => {
  render(
    <EntryCard mark="🔒" title="Log in" lead="For staff">
      <button>Go</button>
    </EntryCard>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(screen.getByText('🔒')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('A notice waits its turn unless it is an alert', () => {
  render(
    <>
      <Notice tone="information" title="Good to know" />
      <Notice tone="error" role="alert" title="Failed">
        Try again
      </Notice>
    </>,
  );
  expect(screen.getByRole('note')).toHaveTextContent('Good to know');
  expect(screen.getByRole('alert')).toHaveTextContent('FailedTry again');
});

test('A notice that can be closed names the button', async () => {
  const close = jest.fn();
  render(<Notice tone="warning" title="Old" onClose={close} closeLabel="Zamknij" />);
  await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('A spinner says what is loading', () => {
  render(<Spinner label="Loading the page" />);
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
});

test('A price reads as a list of terms and amounts', () => {
  render(
    <PriceRows
      rows={[
        { id: 'fee', label: 'Fee', explanation: '10 × 3', amount: '30' },
        { id: 'total', label: 'Total', amount: '40', kind: 'total' },
      ]}
    />,
  );
  const [fee, total] = screen.getAllByRole('term');
  expect(within(fee as HTMLElement).getByText('10 × 3')).toBeVisible();
  expect(total).toHaveTextContent('Total');
  expect(screen.getAllByRole('definition').map((amount) => amount.textContent)).toEqual(['30', '40']);
});

test('Styles carry the nonce that the page allows', () => {
  const styles = () => [...document.querySelectorAll('style[data-emotion]')];
  const before = styles();
  render(
    <ThemeRoot cache={createStyleCache('abc123')}>
      <Spinner label="Loading" />
    </ThemeRoot>,
  );
  const added = styles().filter((style) => !before.includes(style));
  expect(added.length).toBeGreaterThan(0);
  expect(added.map((style) => style.getAttribute('nonce')).filter((nonce) => nonce !== 'abc123')).toEqual([]);
});

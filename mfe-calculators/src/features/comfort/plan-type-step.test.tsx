import { screen, within } from '@testing-library/react';
import { renderWithShell, type FakeShellOptions } from '@programme/testing';
import { comfortScreen, section, text } from './comfort-screen.fixture';

const openComfort = (options: FakeShellOptions = {}) =>
  renderWithShell(comfortScreen(), { route: '/comfort', ...options });

test('pack lengths show price, monthly figure and what they save on flex', async () => {
  const { person } = openComfort();
  const pack = screen.getByRole('radio', { name: /^12 months/ });
  expect(text(pack.closest('label') as HTMLElement)).toBe(
    '12 months15 złper user per month180 zł per user in total78% cheaper than Flexsaves 648 zł per user',
  );
  await person.click(pack);
  expect(within(section('Cost summary')).getByRole('status')).toHaveTextContent('5,400 zł');
});

test('flex shows its monthly cost, and what its months cost beside the pack', async () => {
  const { person } = openComfort({ currency: 'EUR' });
  await person.click(screen.getByRole('tab', { name: 'Flex' }));
  expect(within(section('Cost summary')).getByRole('status')).toHaveTextContent('Monthly cost€479.70');
  const table = within(section('Cost summary')).getByRole('table', { name: 'Flex compared with packs' });
  expect(within(table).getAllByRole('row').slice(1).map(text)).toEqual([
    '3 months€1,439.10€899.70saves €539.40',
    '6 months€2,878.20€1,079.70saves €1,798.50',
    '12 months€5,756.40€1,259.70saves €4,496.70',
  ]);
  expect(screen.queryByRole('radio', { name: /^3 months/ })).toBeNull();
});

test('arrow keys go from tab to tab, and a pack length is found again', async () => {
  const { person } = openComfort();
  await person.click(screen.getByRole('radio', { name: /^6 months/ }));
  screen.getByRole('tab', { name: 'Pack' }).focus();
  await person.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Flex' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Flex' })).toBeVisible();
  await person.keyboard('{End}');
  expect(screen.getByRole('radio', { name: /^6 months/ })).toBeChecked();
});

test('top-up says how many seats may be added and what they cost at most; off, there are none', async () => {
  const { person } = openComfort();
  expect(text(section('Top-up settings'))).toContain('up to 20% more seats');
  expect(text(section('Top-up settings'))).toContain('Maximum extra seats6Maximum extra cost for the pack810 zł');
  await person.click(screen.getByRole('switch', { name: 'Automatic top-up' }));
  expect(text(section('Top-up settings'))).toContain('Top-up is off');
  expect(text(section('Cost summary'))).not.toContain('Top-up');
});

test.each([
  ['2 months', false],
  ['3 months', false],
  ['6 months', true],
  ['12 months', true],
])('pack of %s: mid-term note %p', async (length, shown) => {
  const { person } = openComfort();
  await person.click(screen.getByRole('radio', { name: new RegExp(`^${length}`) }));
  expect(screen.queryAllByText('Mid-term adjustment')).toHaveLength(shown ? 1 : 0);
});

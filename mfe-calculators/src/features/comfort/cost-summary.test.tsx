import { screen, within } from '@testing-library/react';
import { renderWithShell, type FakeShellOptions } from '@programme/testing';
import { comfortScreen, section, text } from './comfort-screen.fixture';

const openComfort = (options: FakeShellOptions = {}) =>
  renderWithShell(comfortScreen(), { route: '/comfort', ...options });

test('add-ons are charged once, and a level of engagement features replaces another', async () => {
  const { person } = openComfort();
  await person.click(screen.getByRole('checkbox', { name: /Webinar/ }));
  await person.click(screen.getByRole('radio', { name: /Level 1/ }));
  expect(within(section('Cost summary')).getByRole('status')).toHaveTextContent('8,550 zł');
  await person.click(screen.getByRole('radio', { name: /Level 3/ }));
  expect(text(section('Cost summary'))).toContain('Engagement features, level 3Charged once5,000 zł');
  expect(within(section('Cost summary')).getByRole('status')).toHaveTextContent('11,050 zł');
  await person.click(screen.getByRole('radio', { name: 'None' }));
  await person.click(screen.getByRole('checkbox', { name: /Webinar/ }));
  expect(within(section('Cost summary')).getByRole('status')).toHaveTextContent('4,050 zł');
});

test('with flex, the sum is the monthly cost until add-ons make it that of the first month', async () => {
  const { person } = openComfort();
  await person.click(screen.getByRole('tab', { name: 'Flex' }));
  expect(text(section('Cost summary'))).not.toContain('First month, with add-ons');
  await person.click(screen.getByRole('checkbox', { name: /Consultation/ }));
  expect(within(section('Cost summary')).getByRole('status')).toHaveTextContent('Monthly cost2,070 zł');
  expect(text(section('Cost summary'))).toContain('First month, with add-ons2,820 zł');
});

test('worked examples are priced in the page’s currency', async () => {
  const { person } = openComfort({ currency: 'EUR' });
  const examples = screen.getByRole('region', { name: 'Worked examples' });
  expect(text(examples)).toContain('15 seats · pack of 3 months');
  expect(text(examples)).toContain('Total€449.85');
  await person.click(screen.getByRole('tab', { name: 'Medium company' }));
  expect(text(examples)).toContain('75 seats · pack of 6 months');
  expect(text(examples)).toContain('Total€3,179.25');
  await person.click(screen.getByRole('tab', { name: 'Large company' }));
  expect(text(examples)).toContain('200 seats · pack of 12 months');
  expect(text(examples)).toContain('Total€10,068.00');
});

test('an address opens the plan that it carries', () => {
  openComfort({
    language: 'es',
    route: '/comfort?method=manual&seats=1200&plan=flex&addons=webinar&features=2&topup=off',
  });
  expect(screen.getByLabelText('Número de plazas')).toHaveValue('1.200');
  expect(text(section('Resumen del precio'))).toContain('1.200 plazas · Flex');
  expect(screen.getByRole('checkbox', { name: /Seminario web/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Nivel 2/ })).toBeChecked();
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test('the copied link carries the plan, the language and the currency', async () => {
  const { person } = openComfort({ currency: 'EUR' });
  await person.click(screen.getByRole('radio', { name: /^6 months/ }));
  await person.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toContain('?lang=en&currency=EUR&method=automatic&company=100');
  expect(await navigator.clipboard.readText()).toContain('pack=6');
});

test('plans are kept for comparison, in their own list, and can be removed', async () => {
  localStorage.setItem('savedCalculationsComfort', '[{}]');
  const { person, toast, setPrintableComparison } = openComfort();
  expect(localStorage.getItem('savedCalculationsComfort')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Save for comparison' }));
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Calculation saved' }));
  const comparison = screen.getByRole('region', { name: 'Comparison' });
  // The second is the one on paper.
  const [table] = await within(comparison).findAllByRole('table');
  expect(text(table!)).toContain('30 seats · pack of 3 months');
  expect(setPrintableComparison).toHaveBeenLastCalledWith(expect.objectContaining({ savedCalculations: 1 }));
  expect(localStorage.getItem('savedCalculationsComfort')).toContain('"totalCost":4050');
  await person.click(screen.getByRole('button', { name: 'Remove calculation 1' }));
  expect(within(comparison).queryByRole('table')).toBeNull();
  expect(localStorage.getItem('savedCalculationsComfort')).toBe('[]');
});

import { fireEvent, screen, within } from '@testing-library/react';
import { renderWithShell, type FakeShellOptions } from '@programme/testing';
import { StoreProvider } from '@programme/platform';
import { createCalculatorsStore } from '../../shared/calculators.store';
import { ComfortPage } from './comfort.page';

/** Amounts keep their symbol on the line with a non-breaking space; a test reads it as a space. */
const text = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');

const open = (options: FakeShellOptions = {}) =>
  renderWithShell(
    <StoreProvider store={createCalculatorsStore()}>
      <ComfortPage />
    </StoreProvider>,
    { route: '/comfort', ...options },
  );

const summary = (name = 'Cost summary') => screen.getByRole('region', { name });
const step = (name: string) => screen.getByRole('region', { name });

test('opens with the 3-month pack for 30 seats and automatic top-up', () => {
  const { setPageTitle, unmount } = open();
  expect(text(summary())).toContain('30 seats · pack of 3 months');
  expect(within(summary()).getByRole('status')).toHaveTextContent('4,050 zł');
  expect(text(summary())).toContain('30 seats × 135 zł');
  expect(screen.getByRole('radio', { name: /^3 months/ })).toBeChecked();
  expect(screen.getByRole('tab', { name: 'Pack' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('switch', { name: 'Automatic top-up' })).toBeChecked();
  expect(setPageTitle).toHaveBeenLastCalledWith(expect.stringContaining('Comfort plan calculator'));
  unmount();
  expect(setPageTitle).toHaveBeenLastCalledWith(null);
});

test('the price follows the company size as it is typed', async () => {
  const { person } = open();
  const field = screen.getByLabelText('Company size');
  await person.clear(field);
  await person.type(field, '1001');
  expect(text(step('Estimate your seats'))).toContain('305 seats');
  expect(text(step('Estimate your seats'))).toContain('30% of 1,001 employees: 301 participants');
  expect(text(step('Estimate your seats'))).toContain('301 rounded up to 305: seats are sold in multiples of 5');
  expect(within(summary()).getByRole('status')).toHaveTextContent('41,175 zł');
  await person.tab();
  expect(field).toHaveValue('1,001');
});

test('the participation slider is set with the keyboard, in steps of 5 from 10 to 60', async () => {
  open();
  const slider = screen.getByRole('slider', { name: 'Expected participation' });
  expect(slider).toHaveAttribute('aria-valuetext', '30%');
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(slider).toHaveAttribute('aria-valuetext', '35%');
  expect(text(summary())).toContain('35 seats');
  fireEvent.keyDown(slider, { key: 'Home' });
  expect(slider).toHaveAttribute('aria-valuetext', '10%');
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(slider).toHaveAttribute('aria-valuetext', '10%');
  fireEvent.keyDown(slider, { key: 'End' });
  expect(slider).toHaveAttribute('aria-valuetext', '60%');
  expect(within(summary()).getByRole('status')).toHaveTextContent('8,100 zł');
});

describe('typed seats', () => {
  const openManual = async () => {
    const view = open();
    await view.person.click(screen.getByRole('radio', { name: /I know the number/ }));
    const field = screen.getByLabelText('Number of seats');
    const type = async (typed: string) => {
      await view.person.clear(field);
      if (typed) await view.person.type(field, typed);
    };
    return { ...view, field, type };
  };

  test.each(['', '0', '4'])('"%s" becomes 5 when the field is left', async (typed) => {
    const { person, field, type } = await openManual();
    await type(typed);
    expect(field).toHaveValue(typed);
    await person.tab();
    expect(field).toHaveValue('5');
    expect(within(summary()).getByRole('status')).toHaveTextContent('675 zł');
  });

  test('31 are priced as 35, and both are told', async () => {
    const { type } = await openManual();
    await type('31');
    expect(text(step('Estimate your seats'))).toContain('31 rounded up to 35');
    expect(text(summary())).toContain('35 seats × 135 zł');
  });

  test.each(['12abc', '2.5', '-7'])(
    '"%s" stays as typed, with a message and without a price of its own',
    async (typed) => {
      const { person, field, type } = await openManual();
      await type('40');
      // All at once: while it is typed key by key, "12" is a number that somebody typed.
      fireEvent.change(field, { target: { value: typed } });
      await person.tab();
      expect(field).toHaveValue(typed);
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription('Digits only: enter a whole number of seats');
      expect(within(summary()).getByRole('note')).toHaveTextContent(
        'Figures for 40 seats, the last number that could be read.',
      );
      expect(within(summary()).queryByRole('button')).toBeNull();
    },
  );
});

test.each([
  ['', 'Number of employees is required'],
  ['12abc', 'Must be a positive integer'],
  ['2.5', 'Must be a positive integer'],
  ['0', 'Must be a positive integer'],
  ['1000001', 'Must be at most 1,000,000'],
  ['99999999999999999999', 'Must be at most 1,000,000'],
])('company size "%s": %s', (typed, message) => {
  open();
  const field = screen.getByLabelText('Company size');
  fireEvent.change(field, { target: { value: typed } });
  expect(field).toHaveAccessibleDescription(message);
  expect(within(summary()).getByRole('note')).toHaveTextContent('Figures for 30 seats');
  expect(screen.getByText('Correct step 1 to see your price')).toBeInTheDocument();
});

test('a message about a fault follows the language', () => {
  const { changeLanguage } = open();
  fireEvent.change(screen.getByLabelText('Company size'), { target: { value: '12abc' } });
  changeLanguage('pl');
  expect(screen.getByLabelText('Wielkość firmy')).toHaveAccessibleDescription('Wpisz dodatnią liczbę całkowitą');
});

test('pack lengths show price, monthly figure and what they save on flex', async () => {
  const { person } = open();
  const pack = screen.getByRole('radio', { name: /^12 months/ });
  expect(text(pack.closest('label') as HTMLElement)).toBe(
    '12 months15 zł per user and month180 zł per user in all78% below flexsaves 648 zł per user',
  );
  await person.click(pack);
  expect(within(summary()).getByRole('status')).toHaveTextContent('5,400 zł');
});

test('flex shows its monthly cost, and what its months cost beside the pack', async () => {
  const { person } = open({ currency: 'EUR' });
  await person.click(screen.getByRole('tab', { name: 'Flex' }));
  expect(within(summary()).getByRole('status')).toHaveTextContent('Monthly cost€479.70');
  const table = within(summary()).getByRole('table', { name: 'Flex beside the pack' });
  expect(within(table).getAllByRole('row').slice(1).map(text)).toEqual([
    '3 months€1,439.10€899.70saves €539.40',
    '6 months€2,878.20€1,079.70saves €1,798.50',
    '12 months€5,756.40€1,259.70saves €4,496.70',
  ]);
  expect(screen.queryByRole('radio', { name: /^3 months/ })).toBeNull();
});

test('arrow keys go from tab to tab, and a pack length is found again', async () => {
  const { person } = open();
  await person.click(screen.getByRole('radio', { name: /^6 months/ }));
  screen.getByRole('tab', { name: 'Pack' }).focus();
  await person.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Flex' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Flex' })).toBeVisible();
  await person.keyboard('{End}');
  expect(screen.getByRole('radio', { name: /^6 months/ })).toBeChecked();
});

test('add-ons are charged once, and a level of engagement features replaces another', async () => {
  const { person } = open();
  await person.click(screen.getByRole('checkbox', { name: /Webinar/ }));
  await person.click(screen.getByRole('radio', { name: /Level 1/ }));
  expect(within(summary()).getByRole('status')).toHaveTextContent('8,550 zł');
  await person.click(screen.getByRole('radio', { name: /Level 3/ }));
  expect(text(summary())).toContain('Engagement features, level 3Charged once5,000 zł');
  expect(within(summary()).getByRole('status')).toHaveTextContent('11,050 zł');
  await person.click(screen.getByRole('radio', { name: 'None' }));
  await person.click(screen.getByRole('checkbox', { name: /Webinar/ }));
  expect(within(summary()).getByRole('status')).toHaveTextContent('4,050 zł');
});

test('with flex, the sum is the monthly cost until add-ons make it that of the first month', async () => {
  const { person } = open();
  await person.click(screen.getByRole('tab', { name: 'Flex' }));
  expect(text(summary())).not.toContain('First month, with add-ons');
  await person.click(screen.getByRole('checkbox', { name: /Consultation/ }));
  expect(within(summary()).getByRole('status')).toHaveTextContent('Monthly cost2,070 zł');
  expect(text(summary())).toContain('First month, with add-ons2,820 zł');
});

test('top-up says how many seats may be added and what they cost at most; off, there are none', async () => {
  const { person } = open();
  expect(text(step('Top-up settings'))).toContain('up to 20% more seats');
  expect(text(step('Top-up settings'))).toContain('Extra seats at most6Their cost at most, whole pack810 zł');
  await person.click(screen.getByRole('switch', { name: 'Automatic top-up' }));
  expect(text(step('Top-up settings'))).toContain('Top-up is off');
  expect(text(summary())).not.toContain('Top-up');
});

test.each([
  ['2 months', false],
  ['3 months', false],
  ['6 months', true],
  ['12 months', true],
])('pack of %s: mid-term note %p', async (length, shown) => {
  const { person } = open();
  await person.click(screen.getByRole('radio', { name: new RegExp(`^${length}`) }));
  expect(screen.queryAllByText('Mid-term adjustment')).toHaveLength(shown ? 1 : 0);
});

test('worked examples are priced in the page’s currency', async () => {
  const { person } = open({ currency: 'EUR' });
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

test('speaks Polish, with its plural forms, and says that USD is an estimate', async () => {
  const { person } = open({ language: 'pl', currency: 'USD' });
  expect(text(summary('Podsumowanie kosztów'))).toContain('30 miejsc · pakiet na 3 miesiące');
  expect(text(summary('Podsumowanie kosztów'))).toContain('1 079,70 $');
  expect(text(summary('Podsumowanie kosztów'))).toContain('Ceny w USD są szacunkowe');
  await person.click(screen.getByRole('radio', { name: /^6 miesięcy/ }));
  expect(screen.getByText('Korekta w połowie okresu')).toBeVisible();
  expect(screen.getByText('7 dni')).toBeVisible();
});

test('an address opens the plan that it carries', () => {
  open({ language: 'es', route: '/comfort?method=manual&seats=1200&plan=flex&addons=webinar&features=2&topup=off' });
  expect(screen.getByLabelText('Número de plazas')).toHaveValue('1.200');
  expect(text(summary('Resumen de costes'))).toContain('1.200 plazas · Flex');
  expect(screen.getByRole('checkbox', { name: /Seminario web/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Nivel 2/ })).toBeChecked();
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test('the copied link carries the plan, the language and the currency', async () => {
  const { person } = open({ currency: 'EUR' });
  await person.click(screen.getByRole('radio', { name: /^6 months/ }));
  await person.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toContain('?lang=en&currency=EUR&method=automatic&company=100');
  expect(await navigator.clipboard.readText()).toContain('pack=6');
});

test('the bar at the bottom shows the price and leads to the summary', async () => {
  const { person } = open();
  Element.prototype.scrollIntoView = jest.fn();
  const bar = screen.getByRole('group', { name: 'Cost summary' });
  expect(text(bar)).toContain('Total4,050 zł');
  await person.click(within(bar).getByRole('button', { name: 'See summary' }));
  expect(screen.getByRole('heading', { name: 'Cost summary' })).toHaveFocus();
});

test('plans are kept for comparison, in their own list, and can be removed', async () => {
  localStorage.setItem('savedCalculationsComfort', '[{}]');
  const { person, toast, setPrintableComparison } = open();
  expect(localStorage.getItem('savedCalculationsComfort')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Save for comparison' }));
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Calculation saved' }));
  const comparison = screen.getByRole('region', { name: 'Comparison' });
  expect(text(within(comparison).getByRole('listitem'))).toContain('30 seats · pack of 3 months');
  expect(setPrintableComparison).toHaveBeenLastCalledWith(expect.objectContaining({ savedCalculations: 1 }));
  expect(localStorage.getItem('savedCalculationsComfort')).toContain('"totalCost":4050');
  await person.click(screen.getByRole('button', { name: 'Remove calculation 1' }));
  expect(within(comparison).queryByRole('listitem')).toBeNull();
  expect(localStorage.getItem('savedCalculationsComfort')).toBe('[]');
});

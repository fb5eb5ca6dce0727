import { fireEvent, screen, within } from '@testing-library/react';
import { renderWithShell } from '@programme/testing';
import { comfortScreen, section, text } from './comfort-screen.fixture';

const openComfort = () => renderWithShell(comfortScreen(), { route: '/comfort' });

test('the price follows the company size as it is typed', async () => {
  const { person } = openComfort();
  const field = screen.getByLabelText('Company size');
  await person.clear(field);
  await person.type(field, '1001');
  expect(text(section('Estimate your seats'))).toContain('305 seats');
  expect(text(section('Estimate your seats'))).toContain('30% of 1,001 employees: 301 participants');
  expect(text(section('Estimate your seats'))).toContain('301 rounded up to 305: seats are sold in multiples of 5');
  expect(within(section('Cost summary')).getByRole('status')).toHaveTextContent('41,175 zł');
  await person.tab();
  expect(field).toHaveValue('1,001');
});

test('the participation slider goes in steps of 5 from 10 to 60', async () => {
  openComfort();
  const slider = screen.getByRole('slider', { name: 'Expected participation' });
  expect(slider).toHaveAttribute('aria-valuetext', '30%');
  expect(slider).toHaveAttribute('min', '10');
  expect(slider).toHaveAttribute('max', '60');
  expect(slider).toHaveAttribute('step', '5');
  fireEvent.change(slider, { target: { value: '35' } });
  expect(slider).toHaveAttribute('aria-valuetext', '35%');
  expect(text(section('Cost summary'))).toContain('35 seats');
  fireEvent.change(slider, { target: { value: '60' } });
  expect(slider).toHaveAttribute('aria-valuetext', '60%');
  expect(within(section('Cost summary')).getByRole('status')).toHaveTextContent('8,100 zł');
});

describe('typed seats', () => {
  const openManual = async () => {
    const view = openComfort();
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
    expect(within(section('Cost summary')).getByRole('status')).toHaveTextContent('675 zł');
  });

  test('31 are priced as 35, and both are told', async () => {
    const { type } = await openManual();
    await type('31');
    expect(text(section('Estimate your seats'))).toContain('31 rounded up to 35');
    expect(text(section('Cost summary'))).toContain('35 seats × 135 zł');
  });

  test.each([
    ['abc3', '3'],
    ['12abc', '12'],
    ['-7', '7'],
    ['+1e2', '12'],
    ['abc', ''],
    ['1,000', '1,000'],
    ['1 000', '1 000'],
    ['1.000', '1.000'],
  ])('typed or pasted "%s" gives "%s": digits and separators of groups alone', async (typed, taken) => {
    const { person, field, type } = await openManual();
    await type(typed);
    expect(field).toHaveValue(taken);
    await person.clear(field);
    await person.paste(typed);
    expect(field).toHaveValue(taken);
  });

  test('"abc3" is priced as the 5 that it becomes when the field is left', async () => {
    const { person, field, type } = await openManual();
    await type('abc3');
    await person.tab();
    expect(field).toHaveValue('5');
    expect(field).toBeValid();
  });

  test.each(['2.5', '1,00'])('"%s" stays as typed, with a message and without a price of its own', async (typed) => {
    const { person, field, type } = await openManual();
    await type('40');
    // All at once: while it is typed key by key, "12" is a number that somebody typed.
    fireEvent.change(field, { target: { value: typed } });
    await person.tab();
    expect(field).toHaveValue(typed);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Digits only: enter a whole number of seats');
    expect(within(section('Cost summary')).getByRole('note')).toHaveTextContent(
      'These amounts are for 40 seats, the last valid number.',
    );
    expect(within(section('Cost summary')).queryByRole('button')).toBeNull();
  });
});

test.each([
  ['', 'Number of employees is required'],
  ['12abc', 'Must be a positive integer'],
  ['2.5', 'Must be a positive integer'],
  ['0', 'Must be a positive integer'],
  ['1000001', 'Must be at most 1,000,000'],
  ['99999999999999999999', 'Must be at most 1,000,000'],
])('company size "%s": %s', (typed, message) => {
  openComfort();
  const field = screen.getByLabelText('Company size');
  fireEvent.change(field, { target: { value: typed } });
  expect(field).toHaveAccessibleDescription(message);
  expect(within(section('Cost summary')).getByRole('note')).toHaveTextContent('These amounts are for 30 seats');
  expect(screen.getByText('Correct step 1 to see your price')).toBeInTheDocument();
});

test('numbers in the fields are grouped anew in another language', async () => {
  const { person, changeLanguage } = openComfort();
  const leave = async (label: string | RegExp, typed: string) => {
    const field = screen.getByLabelText(label);
    await person.clear(field);
    await person.type(field, typed);
    await person.tab();
  };
  await leave('Company size', '12000');
  await person.click(screen.getByRole('radio', { name: /I know the number/ }));
  await leave('Number of seats', '20000');
  expect(screen.getByLabelText('Number of seats')).toHaveValue('20,000');

  changeLanguage('pl');
  expect(screen.getByLabelText('Liczba miejsc')).toHaveValue('20\u00a0000');
  await person.click(screen.getAllByRole('radio')[0]!);
  expect(screen.getByLabelText('Wielkość firmy')).toHaveValue('12\u00a0000');
});

test('an error message follows the language', () => {
  const { changeLanguage } = openComfort();
  fireEvent.change(screen.getByLabelText('Company size'), { target: { value: '12abc' } });
  changeLanguage('pl');
  expect(screen.getByLabelText('Wielkość firmy')).toHaveAccessibleDescription('Wpisz dodatnią liczbę całkowitą');
});

import { screen, waitFor, within } from '@testing-library/react';
import { staffDay } from './offers.fixture';
import {
  listTitle,
  open,
  tab,
  button,
  clientName,
  creator,
  currency,
  fill,
  toQuotes,
  toForm,
} from './offer-wizard.fixture';

describe('The steps', () => {
  test('open one after the other', async () => {
    const view = open();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await toForm(view);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'New offer' })).toHaveFocus());
    expect(tab('Quotes')).toHaveAttribute('aria-disabled', 'true');
    expect(tab('Success')).toHaveAttribute('aria-disabled', 'true');
    await view.person.click(tab('Quotes'));
    expect(tab('Basic Info')).toHaveAttribute('aria-selected', 'true');
    await view.person.click(tab('All Offers'));
    await toQuotes(view);
    expect(tab('Quotes')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('heading', { name: 'Quotes' })).toHaveFocus();
    expect(tab('Success')).toHaveAttribute('aria-disabled', 'true');
  });

  test('are walked with arrow keys, past those that are closed', async () => {
    const { person } = open();
    await toForm({ person });
    await person.click(tab('Basic Info'));
    await person.keyboard('{ArrowRight}');
    expect(tab('All Offers')).toHaveFocus();
    await person.keyboard('{ArrowRight}');
    expect(tab('Basic Info')).toHaveFocus();
    await person.keyboard('{ArrowLeft}{Enter}');
    expect(listTitle()).toHaveFocus();
  });

  test('lead back, and what is done is marked so', async () => {
    const view = open();
    await toQuotes(view);
    expect(tab('Basic Info')).toHaveAccessibleDescription('Done');
    expect(tab('Quotes')).not.toHaveAccessibleDescription();
    const back = (panel: string) =>
      within(screen.getByRole('tabpanel', { name: panel })).getByRole('button', { name: 'Back' });
    await view.person.click(back('Quotes'));
    expect(tab('Basic Info')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('heading', { level: 1, name: /^New offer · \W?New client\W?$/ })).toHaveFocus();
    expect(clientName()).toHaveValue('New client');
    await view.person.click(back('Basic Info'));
    expect(listTitle()).toHaveFocus();
    await view.person.click(button('Continue the offer'));
    expect(tab('Quotes')).toHaveAttribute('aria-selected', 'true');
    await view.person.click(tab('Basic Info'));
    expect(clientName()).toHaveValue('New client');
  });

  test('The first one begins with 90 days from today in PLN, and says what it needs', async () => {
    const { person } = open();
    await toForm({ person });
    expect(screen.getByLabelText('Valid Until')).toHaveValue(staffDay(90));
    expect(currency()).toHaveValue('PLN');
    expect(
      within(creator())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose a creator', 'Anna Kowalska', 'Ewa Zając']);
    fill(screen.getByLabelText('Valid Until'), '');
    await person.click(button('Continue to Add Quotes'));
    await waitFor(() => expect(clientName()).toHaveFocus());
    expect(clientName()).toHaveAccessibleDescription('Client name is required');
    expect(creator()).toHaveAccessibleDescription('Creator is required');
    expect(screen.getByLabelText('Valid Until')).toHaveAccessibleDescription('Valid until date is required');
  });

  test.each([
    // Half an hour past midnight in Warsaw, and still the day before for this reader.
    ['2026-11-21', false],
    ['2026-11-22', true],
  ])('A new offer cannot end on a day that is over for the server: %s', async (day, taken) => {
    jest.useFakeTimers({
      now: new Date('2026-11-21T23:30:00Z'),
      doNotFake: ['nextTick', 'queueMicrotask'],
      advanceTimers: true,
    });
    const { person } = open();
    await toForm({ person });
    fill(clientName(), 'New client');
    await within(creator()).findByRole('option', { name: 'Anna Kowalska' });
    fill(creator(), 'Anna Kowalska');
    fill(screen.getByLabelText('Valid Until'), day);
    await person.click(button('Continue to Add Quotes'));
    if (taken) await screen.findByText('No quotes added yet');
    else {
      await waitFor(() => expect(screen.getByLabelText('Valid Until')).toHaveFocus());
      expect(screen.getByLabelText('Valid Until')).toHaveAccessibleDescription('Choose today or a later day');
    }
    jest.useRealTimers();
  });

  test('A day that is over is said to be so', async () => {
    const { person } = open();
    await toForm({ person });
    fill(screen.getByLabelText('Valid Until'), '2020-01-31');
    expect(screen.getByLabelText('Valid Until')).toHaveAccessibleDescription(/^January 31, 2020 is over/);
  });
});

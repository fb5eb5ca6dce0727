import { act, screen } from '@testing-library/react';
import {
  addQuote,
  button,
  clientName,
  edit,
  field,
  fill,
  open,
  quote,
  tab,
  toQuotes,
  toForm,
} from './offer-wizard.fixture';

describe('Leaving', () => {
  test('asks as long as something would be lost', async () => {
    const view = open();
    await toForm(view);
    fill(clientName(), 'New client');
    await view.person.click(screen.getByRole('link', { name: 'away' }));
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await view.person.click(button('Stay'));
    expect(clientName()).toHaveValue('New client');
    await view.person.click(screen.getByRole('link', { name: 'away' }));
    await view.person.click(button('Leave and discard'));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });

  test('asks before a logout from the header, too', async () => {
    const view = open();
    await toForm(view);
    fill(clientName(), 'New client');
    const logout = jest.fn(() => Promise.resolve());
    act(() => view.setLogoutGuard.mock.lastCall?.[0]?.(logout));
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await view.person.click(button('Stay'));
    expect(logout).not.toHaveBeenCalled();
    act(() => view.setLogoutGuard.mock.lastCall?.[0]?.(logout));
    await view.person.click(button('Leave and discard'));
    expect(logout).toHaveBeenCalledTimes(1);
  });

  test('asks for a quote that is being typed', async () => {
    const view = open();
    await edit(view);
    await view.person.click(button('Continue to Add Quotes'));
    await view.person.click(button('Add Quote'));
    fill(field('Active Users'), '7');
    await view.person.click(screen.getByRole('link', { name: 'away' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  test('asks nothing when nothing was typed', async () => {
    const view = open();
    await edit(view);
    await view.person.click(screen.getByRole('link', { name: 'away' }));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });

  test('A look at the list loses nothing', async () => {
    const view = open();
    await toQuotes(view);
    await addQuote(view, { 'Active Users': '10' });
    await view.person.click(tab('All Offers'));
    await view.person.click(button('Continue the offer'));
    expect(tab('Quotes')).toHaveAttribute('aria-selected', 'true');
    expect(await quote(1)).toBeVisible();
    await view.person.click(tab('Basic Info'));
    expect(clientName()).toHaveValue('New client');
  });
});

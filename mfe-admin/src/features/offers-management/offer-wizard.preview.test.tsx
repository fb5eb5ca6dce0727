import { screen, waitFor, within } from '@testing-library/react';
import { addQuote, button, clientName, edit, fill, open, toQuotes } from './offer-wizard.fixture';

/** The preview is no part of the accessible page, so it is looked for past what is hidden. */
const preview = async () => within(await screen.findByRole('article', { hidden: true }));
const card = (name: string) => screen.findByRole('region', { name, hidden: true });

describe('The preview', () => {
  test('follows what is typed, behind a button where there is no room beside the steps', async () => {
    const view = open();
    await toQuotes(view);
    expect(screen.queryByRole('article', { hidden: true })).not.toBeInTheDocument();
    await view.person.click(button('Preview'));
    expect(button('Preview')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('heading', { name: 'What the client will see' })).toBeVisible();
    const { getByText } = await preview();
    expect(getByText(/^This offer has no quotes yet/)).toBeInTheDocument();
    expect(getByText(/New client/)).toBeInTheDocument();
    fill(clientName(), 'Newer client');
    await waitFor(() => expect(getByText(/Newer client/)).toBeInTheDocument());
  });

  test('takes no part in the keyboard or in what is read out', async () => {
    const view = open();
    await toQuotes(view);
    await view.person.click(button('Preview'));
    expect((await screen.findByRole('article', { hidden: true })).closest('[inert]')).toBeInTheDocument();
  });

  test('stands beside the steps on a wide screen, and marks the quote in the open form once it is priced', async () => {
    window.innerWidth = 1280;
    const view = open();
    await toQuotes(view);
    await preview();
    expect(screen.queryByRole('button', { name: 'Preview' })).not.toBeInTheDocument();
    await addQuote(view, { 'Active Users': '120', 'Contract Duration (months)': '6' });
    await card('Enterprise (for 120 active users)');
    expect(screen.queryByText('You are editing this')).not.toBeInTheDocument();
    await view.person.click(button('Edit quote 1'));
    expect(await screen.findByText('You are editing this')).toBeInTheDocument();
    await view.person.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByText('You are editing this')).not.toBeInTheDocument());
  });

  test('shows a stored offer with its frozen prices', async () => {
    window.innerWidth = 1280;
    const view = open();
    await edit(view);
    const { getByText } = await preview();
    expect(getByText(/Acme/)).toBeInTheDocument();
  });
});

afterEach(() => {
  window.innerWidth = 1024;
});

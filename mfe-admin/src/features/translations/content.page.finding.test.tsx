import { screen, waitFor, within } from '@testing-library/react';
import { noAnswer, type ApiAnswer } from '@programme/testing';
import { catalogue, field, found, headline, keys, open, row, search, text } from './content.page.fixture';

const show = () => screen.getByLabelText('Show');

describe('The list', () => {
  test('merges built-in texts with what admins wrote, and says which is which', async () => {
    open();
    const title = await found('shell.title');
    expect(field('shell.title', 'English')).toHaveValue('Calculator');
    expect(field('shell.title', 'Polski')).toHaveValue('Licznik');
    expect(field('shell.title', 'Polski')).toHaveAccessibleDescription('Built-in: Kalkulator');
    expect(title.getByText('Overridden')).toBeVisible();
    expect(row('offer.for').getByText('Filled in by the product: {{client}}')).toBeVisible();
    expect(screen.getByText('4 texts')).toBeVisible();
  });

  test('offers no field for a plural form that a language does not have, and says why', async () => {
    open();
    const few = await found('months_few');
    expect(few.getAllByRole('textbox')).toEqual([field('months_few', 'Polski')]);
    expect(few.getByText(/English has no plural form “few”, only one, other/)).toBeVisible();
  });

  test('shows what is stored as text', async () => {
    open({ 'GET /api/translations': { body: [{ ...headline, pl: '<script>alert(1)</script>' }] } });
    await found('shell.title');
    expect(field('shell.title', 'Polski')).toHaveValue('<script>alert(1)</script>');
    expect(document.querySelector('script')).toBeNull();
  });

  test('says that it loads, and can be asked for again when that failed', async () => {
    let answer: () => ApiAnswer | Promise<ApiAnswer> = noAnswer;
    const { unmount } = open({ 'GET /api/translations': () => answer() });
    expect(screen.getByRole('progressbar', { name: 'Loading the texts' })).toBeVisible();
    unmount();
    answer = () => ({ status: 502 });
    const { person } = open({ 'GET /api/translations': () => answer() });
    expect(await screen.findByRole('alert')).toHaveTextContent('The texts could not be loaded');
    answer = () => ({ body: [] });
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await found('shell.title');
  });
});

describe('Finding', () => {
  test.each([
    ['a key', 'OFFER.f', ['offer.for']],
    ['a text', 'calculadora', ['shell.title']],
    ["an admin's text", 'licznik', ['shell.title']],
    ['the built-in text behind it', 'kalkulator', ['shell.title']],
    ['a text with other diacritics', 'KÁLKULÄTÓR', ['shell.title']],
  ])('by %s', async (_what, words, expected) => {
    const { person } = open();
    await found('shell.title');
    await person.type(search(), words);
    await waitFor(() => expect(keys()).toEqual(expected));
    expect(screen.getByText('One text')).toBeVisible();
  });

  test('nothing says so, and the way back to all', async () => {
    const { person } = open();
    await found('shell.title');
    await person.type(search(), 'zzz');
    expect(await screen.findByText('No translations found')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(keys()).toHaveLength(4));
    expect(search()).toHaveValue('');
  });

  test('what the address asks for, which follows what is chosen', async () => {
    const { person, location } = open({}, catalogue, { route: '/admin/content?q=offer&show=nonsense&other=1' });
    await found('offer.for');
    expect(search()).toHaveValue('offer');
    expect(keys()).toEqual(['offer.for']);
    await person.clear(search());
    await person.type(search(), 'calcul');
    await person.selectOptions(screen.getByLabelText('Show'), 'overridden');
    await waitFor(() => expect(location()).toBe('/admin/content?q=calcul&show=overridden&other=1'));
    expect(search()).toHaveValue('calcul');
  });

  test('what is overridden, and the texts of one screen', async () => {
    const { person } = open();
    await found('shell.title');
    await person.selectOptions(show(), 'Overridden');
    await waitFor(() => expect(keys()).toEqual(['shell.title']));
    await person.selectOptions(show(), 'All');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Screen' }), 'Offer page');
    await waitFor(() => expect(keys()).toEqual(['offer.for']));
  });

  test('on a wide screen the screens stand beside the texts, with their numbers under the search', async () => {
    const original = window.innerWidth;
    Object.defineProperty(window, 'innerWidth', { value: 1280, configurable: true });
    const { person } = open();
    await found('shell.title');
    const screens = within(screen.getByRole('navigation', { name: 'Screen' }));
    await person.click(screens.getByText('Offer page'));
    await waitFor(() => expect(keys()).toEqual(['offer.for']));
    expect(screens.getByText('Offer page').closest('button')).toHaveAttribute('aria-current', 'true');
    expect(screens.getByText('All').closest('button')).toHaveTextContent('All4');
    await person.type(search(), 'calculadora');
    await waitFor(() => expect(screens.getByText('All').closest('button')).toHaveTextContent('All1'));
    expect(screens.getByText('Offer page').closest('button')).toHaveTextContent('Offer page0');
    expect(screen.queryByRole('combobox', { name: 'Screen' })).not.toBeInTheDocument();
    Object.defineProperty(window, 'innerWidth', { value: original, configurable: true });
  });

  test('a row leads to the screen that its text stands on', async () => {
    open({}, [...catalogue, text('logs.lead', 'Lead', 'Wstęp', 'Entrada', 'admin')]);
    const lead = await found('logs.lead');
    const link = lead.getByRole('link', { name: 'Open in a new tab: Calculations' });
    expect(link).toHaveAttribute('href', '/admin/logs');
    expect(link).toHaveAttribute('target', '_blank');
    // An offer's page needs an offer.
    expect(row('offer.for').queryByRole('link')).not.toBeInTheDocument();
  });

  test('what is missing: a plural form that a language lacks is not', async () => {
    const { person } = open();
    await found('shell.title');
    await person.selectOptions(show(), 'Missing');
    expect(await screen.findByText('No text is missing')).toBeVisible();
  });

  test('a text that is missing in one language', async () => {
    const { person } = open({}, [...catalogue, text('shell.new', 'New', 'Nowy', '')]);
    await found('shell.title');
    await person.selectOptions(show(), 'Missing');
    await waitFor(() => expect(keys()).toEqual(['shell.new']));
  });
});

import { screen, waitFor } from '@testing-library/react';
import { field, found, keys, open, row, save, search } from './content.page.fixture';

describe('Typing', () => {
  test('makes a row that can be saved and discarded, and is counted', async () => {
    const { person } = open();
    await found('shell.title');
    expect(save('shell.title')).toBeDisabled();
    await person.type(field('shell.title', 'English'), '!');
    expect(save('shell.title')).toBeEnabled();
    expect(row('shell.title').getByText('Not saved')).toBeVisible();
    expect(screen.getByText('One unsaved change')).toBeVisible();
    await person.type(field('offer.for', 'Español'), '!');
    expect(screen.getByText('2 unsaved changes')).toBeVisible();

    await person.click(row('shell.title').getByRole('button', { name: 'Discard the changes of shell.title' }));
    expect(field('shell.title', 'English')).toHaveValue('Calculator');
    expect(save('shell.title')).toBeDisabled();
    expect(screen.getByText('One unsaved change')).toBeVisible();
  });

  test('shows what a reader will see, with examples in place of the placeholders', async () => {
    const { person } = open();
    const offer = await found('offer.for');
    expect(offer.getByText('Oferta dla Nordwind')).toBeVisible();
    await person.type(field('offer.for', 'English'), '!');
    expect(offer.getByText('Offer for Nordwind!')).toBeVisible();
    expect(row('shell.title').queryByText('Preview:')).not.toBeInTheDocument();
  });

  test('what stands there already is no change', async () => {
    const { person } = open();
    await found('shell.title');
    await person.type(field('shell.title', 'English'), '!{Backspace}');
    expect(save('shell.title')).toBeDisabled();
  });

  test('outlives a search, another tab and another language', async () => {
    const { person, changeLanguage } = open();
    await found('shell.title');
    await person.type(field('shell.title', 'English'), '!');
    await person.type(search(), 'offer');
    await waitFor(() => expect(keys()).toEqual(['offer.for']));
    await person.click(screen.getByRole('button', { name: 'other tab' }));
    await person.click(screen.getByRole('button', { name: 'other tab' }));
    changeLanguage('pl');
    expect(field('shell.title', 'English')).toHaveValue('Calculator!');
    expect(screen.getByText('Jedna niezapisana zmiana')).toBeVisible();
  });

  test('is found again by its own filter, and stays there while it is mended', async () => {
    const { person } = open();
    await found('shell.title');
    await person.type(field('shell.title', 'English'), '!');
    await person.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(keys()).toEqual(['shell.title']));
    await person.type(field('shell.title', 'English'), '{Backspace}');
    expect(keys()).toEqual(['shell.title']);
  });

  test('nothing in a field says that the built-in text returns', async () => {
    const { person } = open();
    await found('shell.title');
    await person.clear(field('shell.title', 'Polski'));
    expect(field('shell.title', 'Polski')).toHaveAccessibleDescription(
      'Empty: after saving, the built-in text returns.',
    );
    expect(field('shell.title', 'Polski')).toHaveAttribute('placeholder', 'Kalkulator');
    // Where there is none of an admin's, leaving the field is enough.
    await person.clear(field('shell.title', 'English'));
    await person.tab();
    expect(field('shell.title', 'English')).toHaveValue('Calculator');
  });
});

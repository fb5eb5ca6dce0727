import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { CatalogueEntry } from '@programme/i18n/catalogue';
import { StoreProvider } from '@programme/platform';
import { noAnswer, problem, renderWithShell, stubApi, type ApiAnswer, type ApiCall } from '@programme/testing';
import { createAdminStore } from '../../shared/admin.store';
import { ContentPage } from './content.page';

const text = (key: string, en: string, pl: string, es: string, namespace: CatalogueEntry['namespace'] = 'shell') => ({
  key,
  namespace,
  en,
  pl,
  es,
});

const catalogue: readonly CatalogueEntry[] = [
  text('shell.title', 'Calculator', 'Kalkulator', 'Calculadora'),
  text('offer.for', 'Offer for {{client}}', 'Oferta dla {{client}}', 'Oferta para {{client}}', 'offers'),
  text('months_few', '', '{{count}} miesiące', ''),
  text('months_other', '{{count}} months', '{{count}} miesiąca', '{{count}} meses'),
];
const headline = { key: 'shell.title', en: '', pl: 'Licznik', es: '', version: 3 };

type Answers = Parameters<typeof stubApi>[0];

function open(answers: Answers = {}, texts = catalogue) {
  const calls = stubApi({ 'GET /api/translations': { body: [headline] }, ...answers });
  function Screen() {
    const [there, setThere] = useState(true);
    return (
      <>
        <button onClick={() => setThere(!there)}>other tab</button>
        {there && <ContentPage catalogue={texts} />}
      </>
    );
  }
  const view = renderWithShell(
    <StoreProvider store={createAdminStore()}>
      <Screen />
    </StoreProvider>,
  );
  const changes = () => calls.filter(({ method }) => method !== 'GET');
  return { ...view, calls, changes };
}

// By label, which is many times faster than by role: each look by role asks for the styles of every element.
const row = (key: string) => within(screen.getByLabelText(key));
const found = async (key: string) => within(await screen.findByLabelText(key));
const field = (key: string, language: string) => row(key).getByLabelText(language);
const save = (key: string) => screen.getByLabelText(`Save ${key}`);
const search = () => screen.getByLabelText('Search keys and texts');
const show = () => screen.getByLabelText('Show');
const keys = () => [...document.querySelectorAll('[role=group] h2')].map(({ textContent }) => textContent);

/** Answers a change as the API does, and keeps it for the next list. */
function keepingApi(list: (typeof headline)[] = [headline]) {
  let entries = list;
  const change = ({ path, body }: ApiCall): ApiAnswer => {
    const key = decodeURIComponent(path.split('/').at(-1) ?? '');
    const before = entries.find((entry) => entry.key === key);
    const { version, ...texts } = body as { version?: number };
    if ((before?.version ?? undefined) !== version) {
      return problem(409, 'stale-version', 'Somebody else has changed this.');
    }
    const entry = { key, en: '', pl: '', es: '', ...texts, version: (version ?? 0) + 1 };
    entries = [...entries.filter((each) => each.key !== key), entry];
    return { body: entry };
  };
  return {
    answers: Object.fromEntries([
      ['GET /api/translations', () => ({ body: entries })],
      ...catalogue.map(({ key }) => [`PATCH /api/translations/${key}`, change] as const),
    ]) as Answers,
    /** Somebody else saves. */
    elsewhere: (entry: typeof headline) => {
      entries = [...entries.filter(({ key }) => key !== entry.key), entry];
    },
  };
}

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

  test('what is overridden, and the texts of one part', async () => {
    const { person } = open();
    await found('shell.title');
    await person.selectOptions(show(), 'Overridden');
    await waitFor(() => expect(keys()).toEqual(['shell.title']));
    await person.selectOptions(show(), 'All');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Part' }), 'Offer page');
    await waitFor(() => expect(keys()).toEqual(['offer.for']));
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

describe('Saving', () => {
  test('sends the three texts with the version, and all of the product shows the words', async () => {
    const api = keepingApi();
    const { person, changes, toast, refreshTexts } = open(api.answers);
    await found('shell.title');
    await person.type(field('shell.title', 'English'), '!');
    await person.click(save('shell.title'));
    await waitFor(() => expect(refreshTexts).toHaveBeenCalledTimes(1));
    expect(changes().map(({ body }) => body)).toEqual([{ en: 'Calculator!', pl: 'Licznik', es: '', version: 3 }]);
    expect(toast).toHaveBeenCalledWith({
      title: 'Translations updated',
      description: 'Your changes have been saved successfully.',
    });
    expect(field('shell.title', 'English')).toHaveValue('Calculator!');
    expect(save('shell.title')).toBeDisabled();
    expect(screen.queryByText(/unsaved change/)).not.toBeInTheDocument();

    // The list has the new version now.
    await person.type(field('shell.title', 'English'), '?');
    await person.click(save('shell.title'));
    await waitFor(() => expect(changes().at(-1)?.body).toMatchObject({ en: 'Calculator!?', version: 4 }));
  });

  test('the first words for a key names no version; the built-in text again is none of an admin', async () => {
    const api = keepingApi();
    const { person, changes } = open(api.answers);
    await found('offer.for');
    await person.type(field('offer.for', 'English'), '!');
    await person.click(save('offer.for'));
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]?.body).toEqual({ en: 'Offer for {{client}}!', pl: '', es: '' });

    await person.clear(field('shell.title', 'Polski'));
    await person.type(field('shell.title', 'Polski'), 'Kalkulator');
    await person.click(save('shell.title'));
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()[1]?.body).toEqual({ en: '', pl: '', es: '', version: 3 });
  });

  test('a lost placeholder is named at the field, and nothing is sent', async () => {
    const { person, changes } = open();
    await found('offer.for');
    await person.clear(field('offer.for', 'English'));
    await person.type(field('offer.for', 'English'), 'Offer');
    expect(field('offer.for', 'English')).toBeValid();
    await person.click(save('offer.for'));
    expect(field('offer.for', 'English')).toHaveAccessibleDescription(/The placeholder {{client}} is missing/);
    expect(field('offer.for', 'English')).toHaveFocus();
    expect(changes()).toHaveLength(0);
    await person.type(field('offer.for', 'English'), ' for {{{{client}}');
    await waitFor(() => expect(field('offer.for', 'English')).toBeValid());
  });

  test('what the API refuses is said at its field', async () => {
    const refusal = problem(400, 'invalid-request', 'Check.', { es: 'Nothing fills in {{x}} here.' });
    const { person, toast } = open({ 'PATCH /api/translations/shell.title': refusal });
    await found('shell.title');
    await person.type(field('shell.title', 'Español'), '!');
    await person.click(save('shell.title'));
    await waitFor(() => expect(field('shell.title', 'Español')).toBeInvalid());
    expect(field('shell.title', 'Español')).toHaveAccessibleDescription('Nothing fills in {{x}} here.');
    expect(toast).toHaveBeenCalledWith({
      tone: 'error',
      title: 'Failed to update translations',
      description: 'Check.',
    });
  });

  test.each<[string, ApiAnswer, RegExp]>([
    ['no answer', { status: 502 }, /Failed to update translationsThe server does not answer/],
    ['a session that has ended', problem(401, 'unauthenticated', 'Please log in.'), /Your session has ended/],
  ])('%s keeps what was typed, and Save tries again', async (_what, failure, sentence) => {
    let answer: ApiAnswer = failure;
    const { person, toast } = open({ 'PATCH /api/translations/shell.title': () => answer });
    await found('shell.title');
    await person.type(field('shell.title', 'English'), '!');
    await person.click(save('shell.title'));
    expect(await row('shell.title').findByRole('alert')).toHaveTextContent(sentence);
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Failed to update translations' }));
    expect(field('shell.title', 'English')).toHaveValue('Calculator!');

    answer = { body: { ...headline, en: 'Calculator!', version: 4 } };
    await person.click(save('shell.title'));
    await waitFor(() => expect(row('shell.title').queryByRole('alert')).not.toBeInTheDocument());
    expect(save('shell.title')).toBeDisabled();
  });
});

describe('Two admins at one text', () => {
  const typeOverChange = async (elsewhere: typeof headline) => {
    const api = keepingApi();
    const view = open(api.answers);
    await found('shell.title');
    await view.person.type(field('shell.title', 'Polski'), '!');
    api.elsewhere(elsewhere);
    await view.person.click(save('shell.title'));
    return view;
  };
  const conflict = () => row('shell.title').findByText('Somebody else has changed this text in the meantime');

  test('see both versions; nothing typed is lost', async () => {
    await typeOverChange({ ...headline, pl: 'Rachmistrz', version: 4 });
    await conflict();
    expect(field('shell.title', 'Polski')).toHaveValue('Licznik!');
    expect(row('shell.title').getByText('Saved now: Rachmistrz')).toBeVisible();
    expect(save('shell.title')).toBeDisabled();
  });

  test('keep mine: saves on the new version', async () => {
    const { person, changes } = await typeOverChange({ ...headline, pl: 'Rachmistrz', es: 'Cuenta', version: 4 });
    await conflict();
    await person.click(screen.getByRole('button', { name: 'Keep mine and save' }));
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()[1]?.body).toEqual({ en: '', pl: 'Licznik!', es: 'Cuenta', version: 4 });
    await waitFor(() => expect(save('shell.title')).toBeDisabled());
    expect(field('shell.title', 'Español')).toHaveValue('Cuenta');
  });

  test('take theirs: what was typed goes', async () => {
    const { person, changes } = await typeOverChange({ ...headline, pl: 'Rachmistrz', version: 4 });
    await conflict();
    await person.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(field('shell.title', 'Polski')).toHaveValue('Rachmistrz');
    expect(screen.queryByText(/unsaved change/)).not.toBeInTheDocument();
    expect(changes()).toHaveLength(1);
  });

  test('in different languages ask nothing: the save is sent again on top', async () => {
    const { changes, toast } = await typeOverChange({ ...headline, es: 'Cuenta', version: 4 });
    await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Translations updated' })));
    expect(changes().at(-1)?.body).toEqual({ en: '', pl: 'Licznik!', es: 'Cuenta', version: 4 });
  });
});

describe('Reverting', () => {
  const removal = 'DELETE /api/translations/shell.title';
  const ask = async (answer: ApiAnswer) => {
    const view = open({ [removal]: answer });
    await found('shell.title');
    await view.person.click(row('shell.title').getByRole('button', { name: 'Revert shell.title to default' }));
    return view;
  };
  const dialog = () => screen.getByRole('dialog', { name: 'Revert to the built-in texts?' });

  test('shows what goes, and brings the built-in texts back', async () => {
    const { person, changes, refreshTexts } = await ask({ status: 204 });
    expect(dialog()).toHaveTextContent('PolskiLicznik');
    await person.click(within(dialog()).getByRole('button', { name: 'Revert to default' }));
    await waitFor(() => expect(refreshTexts).toHaveBeenCalledTimes(1));
    expect(changes()[0]?.query.get('version')).toBe('3');
    await waitFor(() => expect(field('shell.title', 'Polski')).toHaveValue('Kalkulator'));
    expect(row('shell.title').queryByText('Overridden')).not.toBeInTheDocument();
  });

  test('can be thought over', async () => {
    const { person, changes } = await ask({ status: 204 });
    await person.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changes()).toHaveLength(0);
  });

  test('that failed says why', async () => {
    const { person } = await ask(problem(503, 'unavailable', 'The service is away.'));
    await person.click(within(dialog()).getByRole('button', { name: 'Revert to default' }));
    expect(await row('shell.title').findByRole('alert')).toHaveTextContent(
      'Failed to restore the built-in textsThe service is away.',
    );
    expect(field('shell.title', 'Polski')).toHaveValue('Licznik');
  });
});

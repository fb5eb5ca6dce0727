import { screen, waitFor, within } from '@testing-library/react';
import { problem, type ApiAnswer, type ApiCall } from '@programme/testing';
import { type Answers, catalogue, field, found, headline, open, row, save } from './content.page.fixture';

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
    const invalid = problem(400, 'invalid-request', 'Check.', {
      es: '{{x}} cannot be used here: it has no value in this text.',
    });
    const { person, toast } = open({ 'PATCH /api/translations/shell.title': invalid });
    await found('shell.title');
    await person.type(field('shell.title', 'Español'), '!');
    await person.click(save('shell.title'));
    await waitFor(() => expect(field('shell.title', 'Español')).toBeInvalid());
    expect(field('shell.title', 'Español')).toHaveAccessibleDescription(
      '{{x}} cannot be used here: it has no value in this text.',
    );
    expect(toast).toHaveBeenCalledWith({
      tone: 'error',
      title: 'Failed to update translations',
      description: 'Check.',
    });
  });

  test.each<[string, ApiAnswer, RegExp]>([
    ['no answer', { status: 502 }, /Failed to update translationsThe server is not responding/],
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

import { screen, waitFor } from '@testing-library/react';
import { networkError, problem, stubApi } from '@programme/testing';
import { digest, inTurn } from './answer.fixture';
import { open } from './offers.routes.fixture';

const call = `GET /api/verify/${digest}`;
const known = { known: true, decidedAt: '2026-11-24T20:15:03.000Z', revision: 2, reversed: false };

test('A pasted digest, with blanks and capital letters, is asked for and known', async () => {
  stubApi({ [call]: { body: known } });
  const { person, location, setPageTitle } = open({ route: '/verify' });
  await person.click(await screen.findByLabelText('Digest (SHA-256)'));
  await person.paste(` ${digest.slice(0, 32).toUpperCase()}\n${digest.slice(32)} `);
  await person.click(screen.getByRole('button', { name: 'Verify' }));
  const result = await screen.findByRole('status');
  expect(result).toHaveTextContent('This digest is known');
  expect(result.textContent?.replaceAll(/\s/g, ' ')).toContain(
    'Revision 2 of an offer was answered on November 24, 2026 at 8:15 PM (UTC). The answer counts.',
  );
  expect(location()).toBe(`/verify/${digest}`);
  expect(setPageTitle).toHaveBeenLastCalledWith('Verify a digest – Activity Programme');
});

test.each([
  [{ ...known, reversed: true }, 'The answer was reversed later and no longer counts.'],
  [{ known: false }, 'This digest is not known'],
  [{ known: false, altered: true }, 'The record of this digest was altered'],
])('The address of a digest shows what is known of it: %j', async (body, text) => {
  stubApi({ [call]: { body } });
  open({ route: `/verify/${digest}` });
  expect(await screen.findByRole('status')).toHaveTextContent(text);
  expect(screen.getByLabelText('Digest (SHA-256)')).toHaveValue(digest);
});

test.each(['abc', digest.slice(1), `${digest}0`, 'x'.repeat(64)])('%j is no digest', async (typed) => {
  const calls = stubApi({});
  const { person } = open({ route: '/verify' });
  await person.type(await screen.findByLabelText('Digest (SHA-256)'), typed);
  await person.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Digest (SHA-256)')).toHaveAccessibleDescription(/A digest has 64 characters/),
  );
  expect(calls).toEqual([]);
});

test('An address that holds no digest says so and asks nothing', async () => {
  const calls = stubApi({});
  open({ route: '/verify/abc' });
  expect(await screen.findByRole('alert')).toHaveTextContent('A digest has 64 characters');
  expect(calls).toEqual([]);
});

test('A failure can be tried again; too many questions say when', async () => {
  const limited = problem(429, 'too-many-requests', 'Too many requests.');
  const wait = { ...limited, headers: { ...limited.headers, 'Retry-After': '60' } };
  stubApi({ [call]: inTurn(networkError, wait, { body: known }) });
  const { person } = open({ route: `/verify/${digest}` });
  expect(await screen.findByRole('alert')).toHaveTextContent('The digest could not be checked');
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please try again in 1 minute.'));
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('status')).toHaveTextContent('This digest is known');
});

test.each([
  ['pl', 'Weryfikacja skrótu', 'Ten skrót jest znany'],
  ['es', 'Verificar una huella', 'Esta huella es conocida'],
] as const)('It speaks %s', async (language, title, text) => {
  stubApi({ [call]: { body: known } });
  open({ route: `/verify/${digest}`, language });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByRole('status')).toHaveTextContent(text);
});

import { screen, waitFor, within } from '@testing-library/react';
import { problem, type ApiAnswer } from '@programme/testing';
import { openPage, revisions, standing } from './offer-page.fixture';

const path = 'GET /api/offers/offer-1/revisions';

const entries = async (name = 'Revisions') => {
  const panel = await screen.findByRole('region', { name });
  await within(panel).findAllByText(/\d/);
  return [...panel.querySelectorAll<HTMLElement>('ol > li')];
};

test('Revisions stand newest first, with their differences in words', async () => {
  openPage();
  const [now, before] = await entries();
  expect(now).toHaveTextContent(/^Revision 2The client sees this oneNov 23, 2026, 1:00\sPM, by bobShow/);
  expect(
    within(now!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Valid Until: Dec 31, 2026, now Feb 19, 2027',
    'Quote 1 · Contract length: 12 months, now 6 months',
    'Quote 1 · Note',
    'Quote 2 added: Comfort · 4 months · 42 employees',
  ]);
  expect(before).toHaveTextContent(/^Revision 1Nov 21, 2026, 1:00\sPM, by adaShowFirst revision$/);
});

test.each([
  ['pl', 'Wersje', 'Widoczna dla klienta', 'Wycena 1 · Okres umowy: 12 miesięcy, teraz 6 miesięcy'],
  ['es', 'Versiones', 'La que ve el cliente', 'Presupuesto 1 · Duración del contrato: 12 meses, ahora 6 meses'],
] as const)('Revisions are told in %s', async (language, title, mark, difference) => {
  openPage({}, { route: '/offers/offer-1', language });
  const [now] = await entries(title);
  expect(within(now!).getByText(mark)).toBeVisible();
  expect(within(now!).getAllByRole('listitem')[1]).toHaveTextContent(difference);
});

test('Of a withdrawn offer the client sees none; one of before revisions had authors names none', async () => {
  openPage({
    'GET /api/offers/offer-1/details': { body: standing('withdrawn') },
    [path]: { body: revisions.slice(1).map((one) => ({ ...one, current: true, username: null })) },
  });
  const [only] = await entries();
  expect(only).toHaveTextContent(/^Revision 1NewestNov 21, 2026, 1:00\sPMShowFirst revision$/);
});

test('An older revision opens as the client saw it, to look at only', async () => {
  const { person } = openPage();
  await entries();
  await person.click(screen.getByRole('button', { name: 'Show revision 1' }));
  const dialog = await screen.findByRole('dialog', { name: /^Revision 1, as the client saw it/ });
  await waitFor(() => expect(dialog.querySelector('[inert]')).toHaveTextContent(/December 31, 2026/));
  expect(dialog.querySelector('[inert]')).toHaveTextContent('12 months');
  await person.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('Revisions that come in several pages are all there', async () => {
  const [now, before] = revisions;
  openPage({
    [path]: ({ query }) => {
      const isSecond = query.get('cursor') === 'second';
      const link = '</api/offers/offer-1/revisions?cursor=second>; rel="next"';
      return isSecond ? { body: [before] } : { body: [now], headers: { Link: link } };
    },
  });
  const [newest, first] = await entries();
  expect(newest).toHaveTextContent(/Quote 1 · Contract length: 12 months, now 6 months/);
  expect(first).toHaveTextContent(/First revision$/);
});

test('Revisions that could not be loaded say why, and Retry asks again', async () => {
  let answer: ApiAnswer = problem(503, 'unavailable', 'Away.');
  const { person } = openPage({ [path]: () => answer });
  expect(await screen.findByRole('alert')).toHaveTextContent('The revisions could not be loadedAway.');
  answer = { body: revisions };
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await entries()).toHaveLength(2);
});

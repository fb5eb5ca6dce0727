import { screen, waitFor, within } from '@testing-library/react';
import { limits, type OfferDetails, type OfferMessage } from '@programme/contracts';
import { problem, type ApiAnswer } from '@programme/testing';
import { answers, openPage, standing } from './offer-page.fixture';
import { details, event } from './offers.fixture';

const call = 'POST /api/offers/offer-1/answers';

const question: OfferMessage = {
  id: 1,
  author: 'client',
  name: 'Ewa Zając',
  text: 'Is <b>VAT</b> included?\nAnd since when?',
  at: '2026-11-22T12:00:00.000Z',
};
const answer: OfferMessage = { id: 2, author: 'staff', name: 'ada', text: 'Yes', at: '2026-11-22T13:00:00.000Z' };

const asked = (...thread: OfferMessage[]): OfferDetails => ({ ...details, thread });

beforeEach(() => sessionStorage.clear());

/** The API's thread: what is sent stands in what the page reads next. */
function openThread(stored: OfferDetails, send: () => ApiAnswer = () => ({ status: 201, body: answer })) {
  const offer = { current: stored };
  const view = openPage({
    'GET /api/offers/offer-1/details': () => ({ body: offer.current }),
    [call]: () => {
      const sent = send();
      if (sent.status === 201) offer.current = asked(...offer.current.thread, sent.body as OfferMessage);
      return sent;
    },
  });
  const sent = () => view.calls.filter(({ method, path }) => `${method} ${path}` === call);
  return { ...view, sent };
}

const panel = async () => within(await screen.findByRole('region', { name: 'Questions' }));

const messages = (section: Awaited<ReturnType<typeof panel>>) =>
  within(section.getByRole('list')).getAllByRole('listitem');

test('A question that waits stands before all else; its answer is sent with a key and shown', async () => {
  const view = openThread(asked(question));
  const section = await panel();
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Questions');
  expect(section.getByRole('status')).toHaveTextContent('The client is waiting for an answer.');
  expect(messages(section)[0]).toHaveTextContent(/^Ewa Zając.*Is <b>VAT<\/b> included\? And since when\?$/);
  const field = section.getByRole('textbox', { name: 'Answer' });
  expect(field).toHaveAccessibleDescription("The client reads your answer on the offer's page.");
  await view.person.type(field, 'Yes');
  await view.person.click(section.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(messages(section)).toHaveLength(2));
  expect(messages(section)[1]).toHaveTextContent(/^ada.*Yes$/);
  await waitFor(() => expect(section.getByRole('textbox')).toHaveValue(''));
  expect(section.getByRole('status')).toBeEmptyDOMElement();
  expect(view.toast).toHaveBeenLastCalledWith({ title: 'Message sent' });
  expect(view.sent().map(({ body }) => body)).toEqual([{ text: 'Yes' }]);
  expect(view.sent()[0]?.headers.get('Idempotency-Key')).toMatch(/\S{10,}/);
  expect(sessionStorage).toHaveLength(0);
});

test('A failure keeps the text, and another attempt keeps the key', async () => {
  let next: ApiAnswer = problem(503, 'unavailable', 'Away.');
  const view = openThread(asked(question), () => next);
  const section = await panel();
  await view.person.type(section.getByRole('textbox', { name: 'Answer' }), 'Yes');
  await view.person.click(section.getByRole('button', { name: 'Send' }));
  expect(await section.findByRole('alert')).toHaveTextContent('The message was not sentAway.');
  expect(section.getByRole('textbox')).toHaveValue('Yes');
  next = { status: 201, body: answer };
  await view.person.click(section.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(section.getByRole('textbox')).toHaveValue(''));
  expect(section.queryByRole('alert')).not.toBeInTheDocument();
  const [first, second] = view.sent().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).toBe(first);
});

test('What the API refuses shows at the field', async () => {
  const view = openThread(asked(question), () => problem(400, 'invalid-request', 'Bad.', { text: 'Not like this' }));
  const section = await panel();
  const field = section.getByRole('textbox', { name: 'Answer' });
  await view.person.type(field, 'Yes');
  await view.person.click(section.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('Not like this'));
  expect(field).toHaveValue('Yes');
});

test('Blanks alone are refused before they are sent', async () => {
  const view = openThread(asked(question));
  const section = await panel();
  const field = section.getByRole('textbox', { name: 'Answer' });
  await view.person.type(field, '  ');
  await view.person.click(section.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveFocus();
  expect(view.sent()).toEqual([]);
});

test('What is typed is there again after a reload', async () => {
  const view = openThread(asked(question));
  await view.person.type((await panel()).getByRole('textbox', { name: 'Answer' }), 'Half a sent');
  view.unmount();
  openThread(asked(question));
  expect((await panel()).getByRole('textbox', { name: 'Answer' })).toHaveValue('Half a sent');
});

test('Without messages staff can write first, and the panel stands behind the quotes', async () => {
  openThread(asked());
  const section = await panel();
  expect(section.getByText('No questions yet. You can write to the client first.')).toBeVisible();
  expect(section.getByRole('textbox', { name: 'Message' })).toBeVisible();
  expect(section.getByRole('status')).toBeEmptyDOMElement();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.indexOf('Questions')).toBe(headings.indexOf('2 quotes') + 1);
});

test('A withdrawn offer takes no message, and says that the client sees none', async () => {
  openThread({ ...standing('withdrawn'), thread: [question] });
  const section = await panel();
  expect(section.getByText(/the client does not see these messages/)).toBeVisible();
  expect(messages(section)).toHaveLength(1);
  expect(section.queryByRole('textbox')).not.toBeInTheDocument();
});

test('A thread that is full takes no message, and says so', async () => {
  const full = Array.from({ length: limits.thread.messages }, (_, index) => ({ ...question, id: index + 1 }));
  openThread(asked(...full));
  const section = await panel();
  expect(section.getByText(/too many messages/)).toBeVisible();
  expect(section.queryByRole('textbox')).not.toBeInTheDocument();
});

test('The timeline tells of questions, messages, requests and extensions', async () => {
  openPage({
    ...answers,
    'GET /api/offers/offer-1/analytics': { body: [] },
    'GET /api/offers/offer-1/history': {
      body: [
        event(4, 'extended', { at: '2026-11-24T12:00:00.000Z', fields: ['validUntil'], revision: 2 }),
        event(3, 'extension-requested', { at: '2026-11-23T12:00:00.000Z', username: null }),
        event(2, 'question-answered', { at: '2026-11-22T12:00:00.000Z' }),
        event(1, 'question-asked', { username: null }),
      ],
    },
  });
  const timeline = await screen.findByRole('region', { name: 'Timeline' });
  const entries = await within(timeline).findAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent?.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
    expect.stringMatching(/^Extended · Revision 2.*, by ada$/),
    expect.stringMatching(/^More time requested.*, by the client$/),
    expect.stringMatching(/^Message to the client.*, by ada$/),
    expect.stringMatching(/^Question.*, by the client$/),
  ]);
});

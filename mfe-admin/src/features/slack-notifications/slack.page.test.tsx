import { screen, waitFor, within } from '@testing-library/react';
import { noAnswer, problem, type ApiAnswer } from '@programme/testing';
import { mapping, open } from './slack.page.fixture';

const active = () => screen.findByRole('switch', { name: 'Notify Anna Kowalska' });
const testButton = () => screen.findByRole('button', { name: 'Test: Anna Kowalska' });
const check = () => screen.findByRole('button', { name: 'Check 7-Day Reminders' });

describe('The list', () => {
  test('says who is told where, since when, and how it works', async () => {
    open();
    expect(await active()).toBeChecked();
    const row = screen.getByRole('row', { name: /Anna Kowalska/ });
    expect(row).toHaveTextContent('U012AB3CD');
    expect(row).toHaveTextContent('Active');
    expect(row).toHaveTextContent('Nov 21, 2026');
    expect(screen.getByText('Only views by non-admins notify.')).toBeVisible();
  });

  test('that is empty says so, and explains nothing that is not there', async () => {
    open({ 'GET /api/slack-mappings': { body: [] } });
    expect(await screen.findByText('No Slack mappings configured yet')).toBeVisible();
    expect(screen.queryByText('How it works')).not.toBeInTheDocument();
  });

  test('says that it loads', () => {
    open({ 'GET /api/slack-mappings': noAnswer });
    expect(screen.getByRole('progressbar', { name: 'Loading the mappings' })).toBeVisible();
  });

  test('that failed says why, and Retry asks again', async () => {
    let answer: ApiAnswer = problem(503, 'unavailable', 'Away.');
    const { person } = open({ 'GET /api/slack-mappings': () => answer });
    expect(await screen.findByRole('alert')).toHaveTextContent('The mappings could not be loadedAway.');
    answer = { body: [mapping] };
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await active()).toBeChecked();
  });
});

describe('A mapping', () => {
  test('is switched off and on', async () => {
    let current = mapping;
    const { person, calls, toast } = open({
      'GET /api/slack-mappings': () => ({ body: [current] }),
      'PATCH /api/slack-mappings/7': () => {
        current = { ...mapping, isActive: false };
        return { body: current };
      },
    });
    await person.click(await active());
    await waitFor(async () => expect(await active()).not.toBeChecked());
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ isActive: false });
    expect(toast).toHaveBeenCalledWith({ title: 'Slack mapping updated successfully' });
    expect(await testButton()).toBeDisabled();
    expect(screen.getByText('Inactive')).toBeVisible();
  });

  test('is tested', async () => {
    const { person, calls, toast } = open({ 'POST /api/slack-mappings/test': { status: 204 } });
    await person.click(await testButton());
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ title: 'Test notification sent successfully!' }));
    expect(calls.at(-1)?.body).toEqual({ creatorName: 'Anna Kowalska' });
  });

  test('waits while it is tested', async () => {
    const { person } = open({ 'POST /api/slack-mappings/test': noAnswer });
    await person.click(await testButton());
    expect(await testButton()).toBeDisabled();
  });

  test.each([
    [problem(502, 'chat-failed', 'The chat said: channel_not_found'), 'The chat said: channel_not_found'],
    [{ status: 502, body: '<html>' }, 'Failed to send test notification'],
  ])('whose test fails says why, or at least that it did', async (answer, description) => {
    const { person, toast } = open({ 'POST /api/slack-mappings/test': answer });
    await person.click(await testButton());
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'error', title: 'Error', description }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send test notification');
  });

  test('is deleted after a question', async () => {
    let list = [mapping];
    const { person, toast } = open({
      'GET /api/slack-mappings': () => ({ body: list }),
      'DELETE /api/slack-mappings/7': () => {
        list = [];
        return { status: 204 };
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Delete the mapping of Anna Kowalska' }));
    const question = screen.getByRole('dialog', { name: 'Are you sure you want to delete this mapping?' });
    await person.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await active()).toBeChecked();
    await person.click(screen.getByRole('button', { name: 'Delete the mapping of Anna Kowalska' }));
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No Slack mappings configured yet')).toBeVisible();
    expect(toast).toHaveBeenCalledWith({ title: 'Slack mapping deleted successfully' });
  });
});

describe('Reminders', () => {
  test.each([
    [{ remindersSent: 2, offersChecked: 3 }, 'Reminders Sent', 'Successfully sent 2 reminders to creators'],
    [{ remindersSent: 1, offersChecked: 1 }, 'Reminders Sent', 'Successfully sent 1 reminder to creators'],
    [{ remindersSent: 0, offersChecked: 0 }, 'No Reminders Needed', 'No offers found that need 7-day reminders'],
    [{ remindersSent: 0, offersChecked: 4 }, 'Reminders Checked', 'Checked 4 offers but no reminders were sent'],
  ] as const)('%j are told once, below the button', async (body, title, description) => {
    const { person, toast } = open({ 'POST /api/slack-reminders/check': { body } });
    await person.click(await check());
    expect(await screen.findByText(description)).toBeVisible();
    expect(screen.getByText(title).closest('[role=status]')).toHaveTextContent(description);
    expect(toast).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(description)).not.toBeInTheDocument();
  });

  test('that could not be checked say why', async () => {
    const { person, toast } = open({ 'POST /api/slack-reminders/check': { status: 502 } });
    await person.click(await check());
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({
        tone: 'error',
        title: 'Error',
        description: 'Failed to check for reminders',
      }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to check for reminders');
  });
});

test('Without a token the chat is said to be off; mappings can be prepared', async () => {
  open({ 'GET /api/settings': { body: { registration: false, chat: false, mail: false, timezone: 'Europe/Warsaw' } } });
  expect(await screen.findByText('Slack is switched off')).toBeVisible();
  expect(screen.getByText(/SLACK_BOT_TOKEN/)).toBeVisible();
  expect(await testButton()).toBeDisabled();
  expect(await check()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Add Mapping' })).toBeEnabled();
});

test.each([
  ['pl', 'Nie skonfigurowano jeszcze powiązań Slack'],
  ['es', 'Todavía no hay asignaciones de Slack'],
] as const)('The screen is in %s', async (language, text) => {
  open({ 'GET /api/slack-mappings': { body: [] } }, { language });
  expect(await screen.findByText(text)).toBeVisible();
});

import { expect, type APIRequestContext, type Locator } from '@playwright/test';
import {
  apiPath,
  apiPaths,
  priceBookPaths,
  type PriceBookDetails,
  type PriceBookDraft,
  type User,
} from '@programme/contracts';
import { post } from './made-offers.js';

type Credentials = { readonly username: string; readonly password: string };

/** Makes a second admin, who may approve what the first one prepared. */
export async function addAdmin(request: APIRequestContext, credentials: Credentials): Promise<void> {
  expect((await post(request, apiPaths.register, credentials)).ok()).toBe(true);
  const users = (await (await request.get(apiPaths.users)).json()) as User[];
  const id = String(users.find(({ username }) => username === credentials.username)?.id);
  const granted = await request.patch(apiPath(apiPaths.userById, { id }), {
    data: { isAdmin: true },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(granted.status()).toBe(200);
}

type Preparation = { readonly basedOn: string; readonly label: string; readonly effectiveFrom: string };

/** Saves a draft by the API: a copy of a book, with a start and changed figures. */
export async function prepareDraft(
  editor: APIRequestContext,
  { basedOn, label, effectiveFrom }: Preparation,
  change: (content: PriceBookDraft) => PriceBookDraft = (content) => content,
): Promise<PriceBookDetails> {
  const made = (await (await post(editor, priceBookPaths.all, { basedOn, label })).json()) as PriceBookDetails;
  const { id, version, content } = made;
  const saved = await editor.put(apiPath(priceBookPaths.one, { id }), {
    data: { version, label, effectiveFrom, content: change(content) },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(saved.status()).toBe(200);
  return (await saved.json()) as PriceBookDetails;
}

/** Schedules a copy of a book by the API: one admin prepares it, the other approves it. */
export async function schedule(
  admins: { readonly editor: APIRequestContext; readonly approver: APIRequestContext },
  preparation: Preparation,
): Promise<PriceBookDetails> {
  const { editor, approver } = admins;
  const { id, version } = await prepareDraft(editor, preparation);
  const submitted = await post(editor, apiPath(priceBookPaths.submit, { id }), { version, reason: 'The year after' });
  const inReview = (await submitted.json()) as PriceBookDetails;
  const approved = await post(approver, apiPath(priceBookPaths.approve, { id }), { version: inReview.version });
  expect(approved.status()).toBe(200);
  return (await approved.json()) as PriceBookDetails;
}

/** Pastes what a spreadsheet would have copied. */
export async function paste(cell: Locator, text: string): Promise<void> {
  await cell.focus();
  await cell.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** A full minute that leaves a review enough time on a slow machine, too: approvals end 30 s before it. */
export const nextInstant = (): Date => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 30 * 60_000);

/** As the clock of the product shows it, in the form of a `datetime-local` field. */
export const onProductClock = (instant: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'short' })
    .format(instant)
    .replace(' ', 'T');

/** Sets a figure of a grid as a person does. */
export async function typeFigure(grid: Locator, name: string, figure: string): Promise<void> {
  const cell = grid.getByRole('textbox', { name, exact: true });
  await cell.fill(figure);
  await cell.press('Enter');
}

import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { OfferDecision, OfferState, ProblemCode, PublicOffer } from '@programme/contracts';
import { problem, stubApi, type ApiAnswer } from '@programme/testing';
import { comfort, enterprise, publicOffer } from '@programme/offer-view/fixture';
import { open, read, recorded, report, view } from './offers.routes.fixture';

export const decide = 'POST /api/offers/o-1/decision';

export const twoQuotes = publicOffer([enterprise, comfort]);
export const oneQuote = publicOffer([enterprise]);

export const digest = 'ab12'.repeat(16);

/** Of the first quote, Enterprise for 6 months. */
export const acceptance: OfferDecision = {
  kind: 'accepted',
  revision: 1,
  decidedAt: '2026-11-24T20:15:03.000Z',
  digest,
  name: 'Ewa Zając',
  option: { quoteId: 1, package: 'enterprise', months: 6, currency: 'PLN', listTotal: 34750, total: 34750 },
  recorded: null,
};

export const decline: OfferDecision = { ...acceptance, kind: 'declined', name: null, option: null };

export const accepted: OfferState = { status: 'accepted', revision: 1, decision: acceptance };
export const declined: OfferState = { status: 'declined', revision: 1, decision: decline };

/** Answers whoever is let in: the offers in turn, the last one again and again. */
export function serve(offers: readonly PublicOffer[], answers: Parameters<typeof stubApi>[0] = {}) {
  let reads = 0;
  return stubApi({
    [read]: () => ({ body: offers[Math.min(reads++, offers.length - 1)] }),
    [view]: recorded,
    ...report,
    ...answers,
  });
}

/** Answers in turn, the last one again and again. */
export function inTurn(...answers: ApiAnswer[]): () => ApiAnswer {
  let calls = 0;
  return () => answers[Math.min(calls++, answers.length - 1)]!;
}

export const conflict = (code: ProblemCode, state: OfferState): ApiAnswer => {
  const answer = problem(409, code, 'A conflict.');
  return { ...answer, body: { ...(answer.body as object), state } };
};

export const dialog = () => within(screen.getByRole('dialog'));

export async function openDialog(person: UserEvent, name: 'Accept' | 'Decline' = 'Accept'): Promise<void> {
  await person.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog');
}

export const choose = async (person: UserEvent, name: RegExp) => person.click(dialog().getByRole('radio', { name }));

export const next = async (person: UserEvent) => person.click(dialog().getByRole('button', { name: 'Continue' }));

export async function fillPerson(person: UserEvent): Promise<void> {
  await person.type(await screen.findByLabelText('First and last name'), 'Ewa Zając');
  await person.type(dialog().getByLabelText('Role in your company'), 'CEO');
  await person.type(dialog().getByLabelText('E-mail'), ' ewa@example.com ');
  await person.click(dialog().getByRole('checkbox'));
}

/** Opens the offer of one quote and goes to the last step. */
export async function openSummary(options: Parameters<typeof open>[0] = {}) {
  const rendered = open(options);
  await openDialog(rendered.person);
  await fillPerson(rendered.person);
  await next(rendered.person);
  await screen.findByRole('heading', { name: 'Check and confirm' });
  return rendered;
}

export const confirm = async (person: UserEvent, name = 'Confirm') =>
  person.click(dialog().getByRole('button', { name }));

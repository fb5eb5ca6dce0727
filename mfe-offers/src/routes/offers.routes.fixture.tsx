import { screen } from '@testing-library/react';
import { problem, renderWithShell, type ApiAnswer, type FakeShellOptions } from '@programme/testing';
import { comfort, enterprise, publicOffer } from '@programme/offer-view/fixture';
import { OffersRoutes } from './offers.routes';

/** What a client types is kept in the tab, and every test has one of its own. */
beforeEach(() => sessionStorage.clear());

export const validate = 'POST /api/offers/o-1/validate';
export const read = 'GET /api/offers/o-1/public';
export const wrongPassword = problem(401, 'invalid-offer-password', 'Invalid password. Please try again.');

export const view = 'POST /api/offers/o-1/view';
export const locked = problem(401, 'offer-locked', 'Enter the password to see this offer.');
export const offer = { body: publicOffer([{ ...enterprise, note: 'As we agreed.' }, comfort]) };
export const recorded = { status: 201, body: { id: 1 } };
export const report = { 'PUT /api/offers/o-1/view/1': { status: 204 } };

/** Answers a stranger who gives the right password the second time, or the first if there is no other answer. */
export const gate = (...answers: ApiAnswer[]) => {
  let unlocked = false;
  return {
    [read]: () => (unlocked ? offer : locked),
    [validate]: () => {
      const answer = answers.shift();
      unlocked = !answer;
      return answer ?? { body: { unlocked: true } };
    },
    [view]: recorded,
    ...report,
  };
};

/** Answers whoever is let in already. */
export const gateOpen = () => ({ [read]: offer, [view]: recorded, ...report });

export const open = (options: FakeShellOptions = {}) =>
  renderWithShell(<OffersRoutes />, { route: '/offer/o-1', ...options });

export const password = () => screen.getByLabelText('Password');
export const submit = () => screen.getByRole('button', { name: 'Show the offer' });

import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { formFiles } from '@programme/testing/form-files';
import { testForms, type FormCase } from '@programme/testing/forms';
import {
  accepted,
  choose,
  confirm,
  decide,
  declined,
  dialog,
  digest,
  next,
  oneQuote,
  openDialog,
} from './answer.fixture';
import { OffersRoutes } from './offers.routes';
import { locked, offer, read, recorded, report, validate, view } from './offers.routes.fixture';
import { ask, question, questionField } from './thread.fixture';

jest.mock('@programme/charts', () => ({ MonthlyBarChart: () => null }));

/** The offer of the page: whether its password was given, and how it stands. */
let unlocked = false;

const page: FormCase['page'] = () => {
  unlocked = false;
  return () => <OffersRoutes />;
};

const onOffer = {
  page,
  shell: { route: '/offer/o-1' },
  answers: { [read]: { body: oneQuote }, [view]: recorded, ...report },
} as const;

async function toPerson(person: UserEvent): Promise<void> {
  await openDialog(person);
  if (!dialog().queryByLabelText('First and last name')) await next(person);
}

async function toDecline(person: UserEvent): Promise<void> {
  await openDialog(person, 'Decline');
  await choose(person, /Another provider/);
}

async function accept(person: UserEvent): Promise<void> {
  const consent = dialog().getByRole('checkbox');
  if (!(consent as HTMLInputElement).checked) await person.click(consent);
  await next(person);
  await screen.findByRole('heading', { name: 'Check and confirm' });
  await confirm(person);
}

const forms: readonly FormCase[] = [
  {
    ...onOffer,
    file: 'features/offer-gate/password-gate.tsx',
    answers: { ...onOffer.answers, [read]: () => (unlocked ? offer : locked) },
    typed: {},
    secrets: { Password: 'K7QMC-3XPWC-9RTDF' },
    sending: {
      press: 'Show the offer',
      call: validate,
      success: () => {
        unlocked = true;
        return { body: { unlocked: true } };
      },
    },
  },
  {
    ...onOffer,
    file: 'features/answer/decline-dialog.tsx',
    reach: toDecline,
    typed: { 'What else should we know? (optional)': 'Too late for us' },
    sending: { press: 'Decline the offer', call: decide, success: { status: 201, body: declined } },
    discard: null,
  },
  {
    ...onOffer,
    file: 'features/answer/person-step.tsx',
    reach: toPerson,
    typed: {
      'First and last name': 'Maria Nowak',
      'Role in your company': 'Head of HR',
      'E-mail': 'maria@example.com',
    },
    sending: {
      press: accept,
      call: decide,
      success: { status: 201, body: accepted },
      toFields: async (person) => person.click(dialog().getByRole('button', { name: 'Back' })),
    },
    discard: null,
  },
  {
    ...onOffer,
    file: 'features/thread/question-form.tsx',
    reach: async (person) => {
      await person.click(await screen.findByRole('button', { name: 'Ask' }));
      await questionField();
    },
    typed: { 'Your question': 'How long?', 'Your name (optional)': 'Maria Nowak' },
    sending: {
      press: 'Send',
      call: ask,
      success: { status: 201, body: { ...question, id: 9, text: 'How long?' } },
      stays: () => screen.findByRole('button', { name: 'Send' }),
    },
  },
  {
    page,
    file: 'features/verify/verify-page.tsx',
    shell: { route: '/verify' },
    reach: () => screen.findByLabelText('Digest (SHA-256)'),
    typed: { 'Digest (SHA-256)': digest },
    sending: {
      press: 'Verify',
      call: `GET /api/verify/${digest}`,
      success: { body: { known: false } },
      stays: () => waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent('not known')),
    },
  },
];

/** What is chosen there is no text; `accept-offer.test.tsx` has it kept. */
const withoutFields = 'features/answer/option-step.tsx';

testForms(
  formFiles('mfe-offers', {}).filter((file) => file !== withoutFields),
  forms,
);

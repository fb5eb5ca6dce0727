import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { OfferDetails, OfferMails } from '@programme/contracts';
import { dayAhead } from '@programme/formatting';
import type { FormCase } from '@programme/testing/forms';
import { ExtendDialog } from '../features/offers-management/answer/extend-dialog';
import { SendDialog } from '../features/offers-management/mails/send-dialog';
import { ContactForm } from '../features/offers-management/wizard/contact-form';
import { RecordDialog } from '../features/offers-management/answer/record-dialog';
import { RejectDialog } from '../features/offers-management/answer/reject-dialog';
import { ReverseDialog } from '../features/offers-management/answer/reverse-dialog';
import { anna, counts, details, noMails, pageAnswer, priceAnswer } from '../features/offers-management/offers.fixture';
import { OffersManagementPage } from '../features/offers-management/offers-management.page';
import { RenameTemplateDialog } from '../features/offers-management/templates/rename-template-dialog';
import { SaveTemplateDialog } from '../features/offers-management/templates/save-template-dialog';
import { AnswerForm } from '../features/offers-management/thread/answer-form';
import { ignore, inStore, settings, staff, WithTexts } from './typed-texts.fixture';

const lasting: OfferDetails = { ...details, offer: { ...details.offer, validUntil: dayAhead(5) } };
const { offer } = lasting;

const template = {
  id: 7,
  name: 'Summer',
  currency: 'EUR',
  language: 'es',
  quotesCount: 1,
  savedBy: 'ada',
  savedAt: '2026-11-02T10:00:00.000Z',
  version: 3,
} as const;

const recipient = { name: 'Ewa Zając', address: 'ewa@acme.example' } as const;

const sentBefore: OfferMails = {
  ...noMails,
  mail: true,
  recipient,
  sentAt: '2026-11-22T12:00:00.000Z',
  previews: [
    { kind: 'link', subject: 'Offer', text: 'Hello\n\nhttps://offers.example/offer/1' },
    { kind: 'code', subject: 'Password', text: 'Hello\n\nK7QMC-3XPWC-9RTDF' },
  ],
};

const answers = {
  'GET /api/settings': settings,
  'GET /api/offers/offer-1/details': { body: lasting },
  'GET /api/offer-templates': { body: [] },
};

const dialog = { shell: staff, answers, discard: 'Cancel' } as const;

const inOfferPage = (element: (close: () => void) => ReactElement) =>
  inStore((close) => <WithTexts of="admin-offer-page">{element(close)}</WithTexts>);

const wizard = {
  page: inStore(() => <OffersManagementPage />),
  path: '/offers',
  shell: { ...staff, route: '/offers' },
  answers: {
    ...answers,
    'GET /api/offers': pageAnswer([]),
    'GET /api/offers/counts': counts,
    'GET /api/offer-settings': { body: { largestDiscount: null, version: 1 } },
    'GET /api/creators': { body: [anna] },
    'POST /api/offers/calculate-prices': priceAnswer,
  },
  asksBeforeLeaving: true,
} as const;

/** Where the tab keeps a draft, its step is open at once. The steps load when the first of them opens. */
async function toBasics(person: UserEvent): Promise<void> {
  const create = screen.queryAllByRole('button', { name: 'Create New Offer' });
  if (create[0]) await person.click(create[0]);
  const form = within(await screen.findByRole('tabpanel'));
  await within(await form.findByLabelText('Creator', { selector: 'select' })).findByText(anna.name);
}

async function toQuote(person: UserEvent): Promise<void> {
  const isOpen = () => screen.queryByLabelText('Active Users') !== null;
  if (isOpen()) return;
  if (!screen.queryByRole('button', { name: 'Create New Offer' })) await screen.findByRole('tabpanel');
  if (isOpen()) return;
  await toBasics(person);
  fireEvent.change(screen.getByLabelText('Client Name'), { target: { value: 'New client' } });
  const creator = screen.getAllByLabelText('Creator', { selector: 'select' }).at(-1)!;
  fireEvent.change(creator, { target: { value: anna.name } });
  await person.click(screen.getByRole('button', { name: 'Continue to Add Quotes' }));
  await person.click(await screen.findByRole('button', { name: 'Add Quote' }));
}

/** Forms about offers. */
export const offerForms: readonly FormCase[] = [
  {
    ...dialog,
    file: 'features/offers-management/answer/reject-dialog.tsx',
    page: inOfferPage((close) => <RejectDialog offer={offer} requestedBy="bob" onDone={close} onClose={close} />),
    typed: { Reason: 'Too much for two months' },
    sending: { press: 'Do not approve', call: 'POST /api/offers/offer-1/reject', success: { body: lasting } },
  },
  {
    ...dialog,
    file: 'features/offers-management/answer/reverse-dialog.tsx',
    page: inOfferPage((close) => <ReverseDialog offer={offer} what="accepted" onDone={close} onClose={close} />),
    typed: { Reason: 'The client asked for it' },
    sending: { press: 'Reverse acceptance', call: 'POST /api/offers/offer-1/reverse', success: { body: lasting } },
  },
  {
    ...dialog,
    file: 'features/offers-management/answer/extend-dialog.tsx',
    page: inOfferPage((close) => <ExtendDialog offer={offer} onEdit={ignore} onDone={close} onClose={close} />),
    typed: { 'Valid Until': dayAhead(21) },
    sending: { press: 'Extend', call: 'POST /api/offers/offer-1/extension', success: { body: lasting } },
  },
  {
    ...dialog,
    file: 'features/offers-management/answer/record-dialog.tsx',
    page: inOfferPage((close) => <RecordDialog details={lasting} onDone={close} onClose={close} />),
    typed: {
      Name: 'Ewa Kowalska',
      'Role (optional)': 'Head of HR',
      'E-mail (optional)': 'ewa@example.com',
      'Message from the client (optional)': 'From May, please',
    },
    chosen: { 'Chosen option': '1 enterprise 6', 'How the client answered': 'email' },
    sending: {
      press: 'Record answer',
      call: 'POST /api/offers/offer-1/recorded-decision',
      success: { body: lasting },
    },
  },
  {
    ...dialog,
    file: 'features/offers-management/templates/save-template-dialog.tsx',
    page: inOfferPage((close) => <SaveTemplateDialog offer={offer} onClose={close} />),
    typed: { 'Name of the template': 'Autumn' },
    sending: { press: 'Save', call: 'POST /api/offer-templates', success: { status: 201, body: template } },
  },
  {
    ...dialog,
    file: 'features/offers-management/templates/rename-template-dialog.tsx',
    page: inOfferPage((close) => <RenameTemplateDialog template={template} onClose={close} />),
    typed: { 'Name of the template': 'Autumn' },
    sending: { press: 'Save', call: 'PATCH /api/offer-templates/7', success: { body: template } },
  },
  {
    ...dialog,
    file: 'features/offers-management/mails/send-form.tsx',
    page: inOfferPage((close) => <SendDialog offer={offer} mails={sentBefore} recipient={recipient} onClose={close} />),
    answers: { ...answers, 'GET /api/offers/offer-1/mails': { body: sentBefore } },
    typed: {
      'Your own line, with the link (optional)': 'As agreed on the phone.',
      'Copy of the link to (optional)': 'boss@acme.example',
      'Your own line, with the password (optional)': 'For you alone.',
      'Copy of the password to (optional)': 'jan@acme.example',
    },
    sending: {
      press: 'Send both',
      call: 'POST /api/offers/offer-1/send',
      success: { status: 201, body: sentBefore },
    },
  },
  {
    file: 'features/offers-management/wizard/contact-form.tsx',
    page: inOfferPage((close) => <ContactForm offer={offer} onSaved={close} />),
    shell: staff,
    answers,
    typed: { Contact: 'Ewa Kowalska', 'Contact’s e-mail': 'ewa@acme.example' },
    sending: { press: 'Save and see the e-mails', call: 'PUT /api/offers/offer-1', success: { body: lasting } },
  },
  {
    file: 'features/offers-management/thread/answer-form.tsx',
    page: inOfferPage(() => <AnswerForm offerId="offer-1" isAnswer />),
    shell: staff,
    answers,
    typed: { Answer: 'Yes, monthly' },
    sending: {
      press: 'Send',
      call: 'POST /api/offers/offer-1/answers',
      success: {
        status: 201,
        body: { id: 2, author: 'staff', name: 'ada', text: 'Yes, monthly', at: offer.createdAt },
      },
      stays: ({ toast }) => waitFor(() => expect(toast).toHaveBeenCalled()),
    },
  },
  {
    ...wizard,
    file: 'features/offers-management/wizard/basics-step.tsx',
    reach: toBasics,
    typed: {
      'Client Name': 'New client',
      'Valid Until': dayAhead(40),
      Contact: 'Ewa Kowalska',
      Introduction: 'Dear friends',
      Terms: 'Net 14',
    },
  },
  {
    ...wizard,
    file: 'features/offers-management/quotes/quote-form.tsx',
    reach: toQuote,
    typed: { 'Active Users': '120', 'Contract Duration (months)': '7', 'Note (optional)': 'For the team' },
    sending: {
      press: 'Add Quote',
      call: 'POST /api/offers/calculate-prices',
      success: priceAnswer,
      // What was typed meanwhile is the quote now: its form stays open.
      stays: () => waitFor(() => expect(screen.getByRole('button', { name: 'Add Quote' })).toBeEnabled()),
    },
  },
];

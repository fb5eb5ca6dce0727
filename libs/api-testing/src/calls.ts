import {
  calculationLogSchema,
  creatorChangeSchema,
  creatorSchema,
  emptyBodySchema,
  loginSchema,
  logsFilterSchema,
  logsQuerySchema,
  newOfferSchema,
  newPriceBookSchema,
  newSlackMappingSchema,
  offerApprovalSchema,
  offerChangeSchema,
  offerAnswerSchema,
  offerDecisionSchema,
  offerExtensionSchema,
  offerQuestionSchema,
  offerPasswordSchema,
  offerRejectionSchema,
  offerReversalSchema,
  offerSettingsChangeSchema,
  offerSendSchema,
  offerVisitDurationSchema,
  offerVisitsQuerySchema,
  recordedDecisionSchema,
  offerWithdrawalSchema,
  offersQuerySchema,
  priceBookChangeSchema,
  priceBookExportSchema,
  priceBookImportSchema,
  priceBookReturnSchema,
  priceBookStepSchema,
  priceBookSubmitSchema,
  pricing2025QuerySchema,
  quotePricesSchema,
  registerSchema,
  remoteFailureSchema,
  slackMappingChangeSchema,
  slackMappingTestSchema,
  translationChangeSchema,
  translationRemovalQuerySchema,
  userChangeSchema,
  userPasswordSchema,
} from '@programme/contracts';
import { priceBookContent, programme2026v1 } from '@programme/pricing';
import type { ISchema, Schema } from 'yup';
import { admin } from './admin.js';

const words = { en: 'Prices', pl: 'Ceny', es: 'Precios' };
const calculation = { currency: 'PLN', employees: 1, activeUsers: 1, months: 1, totalPrice: 1 };
const log = { ...calculation, timestamp: '2026-11-21T09:00:00Z' };

/** What the calculators report, as small as it may be (S1 §7). */
export const visitorLog = {
  currency: 'PLN',
  employeesCount: 1,
  activeUsers: 1,
  monthsCount: 1,
  inputs: { employed_2025: '1', au_2025: '1', am_2025: '1' },
  outputs: {},
};
const creator = 'Daniel Whitfield';
const quote = { packageType: 'comfort', employeesCount: 10, monthsCount: 3 };
const offer = { clientName: 'Acme', creator, currency: 'PLN', validUntil: '2027-02-19', quotes: [quote] };
/** What an offer may say besides its prices. */
const content = {
  language: 'es',
  contactName: 'Ewa Zając',
  contactEmail: 'ewa@example.com',
  introduction: 'Good morning',
  terms: 'Net 14',
};
const decline = { revision: 1, decision: 'declined', reason: 'price' };
const acceptance = {
  revision: 1,
  decision: 'accepted',
  quoteId: 1,
  package: 'comfort',
  months: 3,
  name: 'Ewa Zając',
  role: 'CEO',
  email: 'ewa@example.com',
  consent: 'I accept.',
};
const recordedAcceptance = {
  version: 1,
  channel: 'meeting',
  answeredOn: '2026-11-20',
  decision: 'accepted',
  quoteId: 1,
  package: 'comfort',
  months: 3,
  name: 'Ewa Zając',
};
/** As small as the shape of a price book allows; its prices are missing, which is no matter of its shape. */
const priceBook = {
  ...priceBookContent(programme2026v1),
  durationModifiers: [],
  rates2025: [],
  currencies: {},
};
const price = '/api/pricing-2025/PLN?employed_2025=1&au_2025=1&am_2025=1';

type Call = {
  /** Where the call's own path has parameters: one with values in it. */
  readonly path?: string;
  readonly query?: Pick<Schema, 'validateSync'>;
  readonly body?: object;
  /** Right bodies of other shapes. */
  readonly otherBodies?: readonly object[];
  readonly schema?: Pick<ISchema<unknown>, 'describe'> & Pick<Schema, 'validateSync'>;
  readonly status: number;
  /** What an admin gets, where that is something else. */
  readonly adminStatus?: number;
};

export type Calls = Readonly<Record<string, Call>>;

/** A table as a list: each call with its method, and its path as the router knows it and with values in it. */
export const callsOf = (calls: Calls) =>
  Object.entries(calls).map(([name, call]) => {
    const [method = '', pattern = ''] = name.split(' ');
    return { name, method, pattern, path: pattern, ...call };
  });

/** What each call answers to a right request: here those that everyone may make. */
export const everyone: Calls = {
  'POST /api/login': { body: admin, schema: loginSchema, status: 200 },
  'POST /api/logout': { body: {}, schema: emptyBodySchema, status: 204 },
  'POST /api/register': {
    body: { username: 'newcomer', password: 'four plain words here' },
    schema: registerSchema,
    status: 201,
  },
  'GET /api/health/live': { status: 200 },
  'GET /api/health/ready': { status: 200 },
  'GET /api/settings': { status: 200 },
  'GET /api/translations': { status: 200 },
  'POST /api/logs': { body: log, otherBodies: [visitorLog], schema: calculationLogSchema, status: 201 },
  'POST /api/remote-failures': {
    body: {
      remote: 'offers',
      version: '1.0.0-a1b2c3d4',
      reason: 'timeout',
      path: '/offer/:offerId',
      message: 'too late',
    },
    schema: remoteFailureSchema,
    status: 204,
  },
  'GET /api/price-book': { status: 200 },
  'GET /api/price-book/:id': { path: '/api/price-book/programme-2026.1', status: 200 },
  'GET /api/pricing-2025/:currency': { path: price, query: pricing2025QuerySchema, status: 200 },
  'POST /api/offers/:id/validate': {
    path: '/api/offers/none/validate',
    body: { password: 'x' },
    schema: offerPasswordSchema,
    status: 401,
  },
  'GET /api/offers/:id/public': { path: '/api/offers/none/public', status: 401 },
  'POST /api/offers/:id/view': { path: '/api/offers/none/view', body: {}, schema: emptyBodySchema, status: 401 },
  'PUT /api/offers/:id/view/:viewId': {
    path: '/api/offers/none/view/1',
    body: { duration: 1 },
    schema: offerVisitDurationSchema,
    status: 401,
  },
  'POST /api/offers/:id/decision': {
    path: '/api/offers/none/decision',
    body: decline,
    otherBodies: [acceptance],
    schema: offerDecisionSchema,
    status: 401,
    adminStatus: 403,
  },
  'POST /api/offers/:id/questions': {
    path: '/api/offers/none/questions',
    body: { text: 'Does it run in August?', name: 'Ewa Zając' },
    schema: offerQuestionSchema,
    status: 401,
    adminStatus: 403,
  },
  'POST /api/offers/:id/extension-request': {
    path: '/api/offers/none/extension-request',
    body: {},
    schema: emptyBodySchema,
    status: 401,
    adminStatus: 403,
  },
  'GET /api/verify/:digest': { path: `/api/verify/${'0'.repeat(64)}`, status: 200 },
};

export const users: Calls = { 'GET /api/user': { status: 200 } };

export const admins: Calls = {
  'GET /api/users': { status: 200 },
  'PATCH /api/users/:id': { path: '/api/users/2', body: { isAdmin: false }, schema: userChangeSchema, status: 200 },
  'PUT /api/users/:id/password': {
    path: '/api/users/2/password',
    body: { password: 'other plain words here' },
    schema: userPasswordSchema,
    status: 204,
  },
  'GET /api/creators': { status: 200 },
  'POST /api/creators': {
    body: { name: 'Somebody New', shortName: 'New', email: 'new@example.com', phone: '+48 22 123 45 67' },
    schema: creatorSchema,
    status: 201,
  },
  'PATCH /api/creators/:id': {
    path: '/api/creators/1',
    body: { isActive: false },
    schema: creatorChangeSchema,
    status: 200,
  },
  'PATCH /api/translations/:key': {
    path: '/api/translations/shell.title',
    body: words,
    schema: translationChangeSchema,
    status: 200,
  },
  'DELETE /api/translations/:key': {
    path: '/api/translations/server.busy',
    body: {},
    schema: emptyBodySchema,
    query: translationRemovalQuerySchema,
    status: 204,
  },
  'GET /api/overview': { status: 200 },
  'GET /api/logs': { query: logsQuerySchema, status: 200 },
  'GET /api/logs/export': { query: logsFilterSchema, status: 200 },
  'GET /api/price-books': { status: 200 },
  'POST /api/price-books': {
    body: { basedOn: 'programme-2026.1', label: 'Next year' },
    schema: newPriceBookSchema,
    status: 201,
  },
  'POST /api/price-books/import': {
    body: { format: 'json', label: 'Next year', text: JSON.stringify(priceBook) },
    schema: priceBookImportSchema,
    status: 201,
  },
  'GET /api/price-books/:id': { path: '/api/price-books/programme-2026.1', status: 200 },
  'PUT /api/price-books/:id': {
    path: '/api/price-books/none',
    body: { version: 1, label: 'Next year', effectiveFrom: null, content: priceBook },
    schema: priceBookChangeSchema,
    status: 404,
  },
  'GET /api/price-books/:id/export': {
    path: '/api/price-books/programme-2026.1/export?format=json',
    query: priceBookExportSchema,
    status: 200,
  },
  'POST /api/price-books/:id/submit': {
    path: '/api/price-books/none/submit',
    body: { version: 1 },
    schema: priceBookSubmitSchema,
    status: 404,
  },
  'POST /api/price-books/:id/return': {
    path: '/api/price-books/none/return',
    body: { version: 1, reason: 'Too low' },
    schema: priceBookReturnSchema,
    status: 404,
  },
  'POST /api/price-books/:id/approve': {
    path: '/api/price-books/none/approve',
    body: { version: 1 },
    schema: priceBookStepSchema,
    status: 404,
  },
  'POST /api/price-books/:id/withdraw': {
    path: '/api/price-books/none/withdraw',
    body: { version: 1 },
    schema: priceBookStepSchema,
    status: 404,
  },
  'POST /api/price-books/:id/simulate': {
    path: '/api/price-books/programme-2026.1/simulate',
    body: {},
    schema: emptyBodySchema,
    status: 200,
  },
  'GET /api/offers/:id/reproduce': { path: '/api/offers/none/reproduce', status: 404 },
  'GET /api/offers': { query: offersQuerySchema, status: 200 },
  'POST /api/offers': { body: { ...offer, ...content }, schema: newOfferSchema, status: 201 },
  'POST /api/offers/calculate-prices': { body: { ...quote, currency: 'PLN' }, schema: quotePricesSchema, status: 200 },
  'GET /api/offers/:id/details': { path: '/api/offers/none/details', status: 404 },
  'PUT /api/offers/:id': {
    path: '/api/offers/none',
    body: { ...offer, ...content, id: 'none', version: 1 },
    schema: offerChangeSchema,
    status: 404,
  },
  'DELETE /api/offers/:id': { path: '/api/offers/none', body: {}, schema: emptyBodySchema, status: 404 },
  'POST /api/offers/:id/code': { path: '/api/offers/none/code', body: {}, schema: emptyBodySchema, status: 404 },
  'POST /api/offers/:id/recorded-decision': {
    path: '/api/offers/none/recorded-decision',
    body: { version: 1, channel: 'phone', answeredOn: '2026-11-20', decision: 'declined', reason: 'price' },
    otherBodies: [recordedAcceptance],
    schema: recordedDecisionSchema,
    status: 400,
  },
  'POST /api/offers/:id/withdraw': {
    path: '/api/offers/none/withdraw',
    body: { version: 1 },
    schema: offerWithdrawalSchema,
    status: 404,
  },
  'POST /api/offers/:id/reverse': {
    path: '/api/offers/none/reverse',
    body: { version: 1, reason: 'By mistake' },
    schema: offerReversalSchema,
    status: 404,
  },
  'POST /api/offers/:id/approve': {
    path: '/api/offers/none/approve',
    body: { version: 1 },
    schema: offerApprovalSchema,
    status: 404,
  },
  'POST /api/offers/:id/reject': {
    path: '/api/offers/none/reject',
    body: { version: 1, reason: 'Too much' },
    schema: offerRejectionSchema,
    status: 404,
  },
  'GET /api/offer-settings': { status: 200 },
  'PUT /api/offer-settings': {
    body: { version: 1000, largestDiscount: 20 },
    schema: offerSettingsChangeSchema,
    status: 409,
  },
  'POST /api/offers/:id/answers': {
    path: '/api/offers/none/answers',
    body: { text: 'Yes, all year.' },
    schema: offerAnswerSchema,
    status: 400,
  },
  'POST /api/offers/:id/extension': {
    path: '/api/offers/none/extension',
    body: { version: 1, validUntil: '2026-12-01' },
    schema: offerExtensionSchema,
    status: 404,
  },
  'GET /api/offers/:id/mails': { path: '/api/offers/none/mails', status: 404 },
  'POST /api/offers/:id/send': {
    path: '/api/offers/none/send',
    body: { version: 1, remindClient: true },
    schema: offerSendSchema,
    status: 400,
  },
  'GET /api/offers/:id/revisions': { path: '/api/offers/none/revisions', status: 404 },
  'GET /api/offers/:id/history': { path: '/api/offers/none/history', status: 404 },
  'GET /api/offers/:id/analytics': {
    path: '/api/offers/none/analytics',
    query: offerVisitsQuerySchema,
    status: 404,
  },
  'GET /api/slack-mappings': { status: 200 },
  'POST /api/slack-mappings': {
    body: { creatorName: creator, slackUserId: 'U012AB3CD' },
    schema: newSlackMappingSchema,
    status: 201,
  },
  'PATCH /api/slack-mappings/:id': {
    path: '/api/slack-mappings/1',
    body: { isActive: false },
    schema: slackMappingChangeSchema,
    status: 200,
  },
  // The chat is off in these tests, and only an admin is told so.
  'POST /api/slack-mappings/test': { body: { creatorName: creator }, schema: slackMappingTestSchema, status: 503 },
  'POST /api/slack-reminders/check': { body: {}, schema: emptyBodySchema, status: 503 },
  'DELETE /api/slack-mappings/:id': { path: '/api/slack-mappings/1', body: {}, schema: emptyBodySchema, status: 204 },
};

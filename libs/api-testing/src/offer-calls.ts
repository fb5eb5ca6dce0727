import {
  emptyBodySchema,
  newOfferSchema,
  newOfferTemplateSchema,
  offerAnswerSchema,
  offerApprovalSchema,
  offerChangeSchema,
  offerExtensionSchema,
  offerRejectionSchema,
  offerReversalSchema,
  offerRevisionsQuerySchema,
  offerSendSchema,
  limitDecisionSchema,
  offerSettingsChangeSchema,
  offersQuerySchema,
  offerTemplateChangeSchema,
  offerVisitsQuerySchema,
  offerWithdrawalSchema,
  quotePricesSchema,
  recordedDecisionSchema,
} from '@programme/contracts';
import type { Calls } from './call.js';

export const creator = 'Daniel Whitfield';
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

/** What admins may ask of offers, and of what all offers share. */
export const offerCalls: Calls = {
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
  'POST /api/offer-settings/confirm': { body: { version: 1000 }, schema: limitDecisionSchema, status: 409 },
  'POST /api/offer-settings/reject': { body: { version: 1000 }, schema: limitDecisionSchema, status: 409 },
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
  'GET /api/offers/:id/revisions': {
    path: '/api/offers/none/revisions',
    query: offerRevisionsQuerySchema,
    status: 404,
  },
  'GET /api/offers/:id/history': { path: '/api/offers/none/history', status: 404 },
  'GET /api/offers/:id/analytics': {
    path: '/api/offers/none/analytics',
    query: offerVisitsQuerySchema,
    status: 404,
  },
  'GET /api/offer-templates': { status: 200 },
  'POST /api/offer-templates': {
    body: { name: 'Summer', offerId: 'none' },
    schema: newOfferTemplateSchema,
    status: 404,
  },
  'GET /api/offer-templates/:id': { path: '/api/offer-templates/1', status: 404 },
  'PATCH /api/offer-templates/:id': {
    path: '/api/offer-templates/1',
    body: { version: 1, name: 'Winter' },
    otherBodies: [{ version: 1, offerId: 'none' }],
    schema: offerTemplateChangeSchema,
    status: 404,
  },
  'DELETE /api/offer-templates/:id': {
    path: '/api/offer-templates/1',
    body: {},
    schema: emptyBodySchema,
    status: 404,
  },
};

import {
  creatorChangeSchema,
  creatorSchema,
  emptyBodySchema,
  logsExportSchema,
  logsQuerySchema,
  newPriceBookSchema,
  newSlackMappingSchema,
  newUserLinkSchema,
  priceBookChangeSchema,
  priceBookExportSchema,
  priceBookImportSchema,
  priceBooksQuerySchema,
  priceBookReturnSchema,
  priceBookStepSchema,
  priceBookSubmitSchema,
  slackMappingChangeSchema,
  slackMappingTestSchema,
  translationChangeSchema,
  translationRemovalQuerySchema,
  userChangeSchema,
  userEmailSchema,
} from '@programme/contracts';
import { priceBookContent, programme2026v1 } from '@programme/pricing';
import type { Calls } from './call.js';
import { creator, offerCalls } from './offer-calls.js';

const words = { en: 'Prices', pl: 'Ceny', es: 'Precios' };
/** As small as the shape of a price book allows; its prices are missing, which is no matter of its shape. */
const priceBook = {
  ...priceBookContent(programme2026v1),
  durationModifiers: [],
  rates2025: [],
  currencies: {},
};

export const admins: Calls = {
  ...offerCalls,
  'GET /api/users': { status: 200 },
  'PATCH /api/users/:id': { path: '/api/users/2', body: { isAdmin: false }, schema: userChangeSchema, status: 200 },
  'POST /api/users/:id/link/confirm': {
    path: '/api/users/2/link/confirm',
    body: {},
    schema: emptyBodySchema,
    status: 403,
  },
  'POST /api/users/:id/link': { path: '/api/users/2/link', body: {}, schema: newUserLinkSchema, status: 201 },
  'PUT /api/users/:id/email': {
    path: '/api/users/2/email',
    body: { email: 'somebody@example.com' },
    schema: userEmailSchema,
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
  'GET /api/logs/export': { query: logsExportSchema, status: 200 },
  'GET /api/price-books': { query: priceBooksQuerySchema, status: 200 },
  'DELETE /api/price-books/:id': {
    path: '/api/price-books/none',
    body: {},
    schema: emptyBodySchema,
    status: 404,
  },
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

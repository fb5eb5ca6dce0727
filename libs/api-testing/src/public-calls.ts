import {
  accountEmailSchema,
  accountPasswordSchema,
  calculationLogSchema,
  emptyBodySchema,
  linkSchema,
  linkUseSchema,
  loginSchema,
  offerDecisionSchema,
  offerPasswordSchema,
  offerQuestionSchema,
  offerVisitDurationSchema,
  pricing2025LengthsQuerySchema,
  pricing2025QuerySchema,
  registerSchema,
  remoteFailureSchema,
} from '@programme/contracts';
import { admin } from './admin.js';
import type { Calls } from './call.js';

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
const price = '/api/pricing-2025/PLN?employed_2025=1&au_2025=1&am_2025=1';

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
  'GET /api/pricing-2025/:currency/lengths': {
    path: '/api/pricing-2025/PLN/lengths?employed_2025=1&au_2025=1',
    query: pricing2025LengthsQuerySchema,
    status: 200,
  },
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
  'POST /api/links/open': { body: { token: 'x'.repeat(43) }, schema: linkSchema, status: 410 },
  'POST /api/links/use': {
    body: { token: 'x'.repeat(43), password: 'four plain words here' },
    schema: linkUseSchema,
    status: 410,
  },
  'GET /api/offers/:id/evidence': { path: '/api/offers/none/evidence', status: 401 },
  'GET /api/verify/:digest': { path: `/api/verify/${'0'.repeat(64)}`, status: 200 },
};

export const users: Calls = {
  'GET /api/user': { status: 200 },
  'GET /api/account': { status: 200 },
  'PUT /api/account/email': {
    body: { email: 'somebody@example.com', password: 'not the present one' },
    schema: accountEmailSchema,
    status: 400,
  },
  'PUT /api/account/password': {
    body: { current: 'not the present one', password: 'four plain words here' },
    schema: accountPasswordSchema,
    status: 400,
  },
};

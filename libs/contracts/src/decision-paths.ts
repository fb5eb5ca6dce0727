/** The paths of what follows once a client has an offer: apart, for their callers load none of the others. */
export const decisionPaths = {
  decision: '/api/offers/:id/decision',
  recordedDecision: '/api/offers/:id/recorded-decision',
  withdraw: '/api/offers/:id/withdraw',
  reverse: '/api/offers/:id/reverse',
  questions: '/api/offers/:id/questions',
  answers: '/api/offers/:id/answers',
  extensionRequest: '/api/offers/:id/extension-request',
  extension: '/api/offers/:id/extension',
  mails: '/api/offers/:id/mails',
  send: '/api/offers/:id/send',
  revisions: '/api/offers/:id/revisions',
  evidence: '/api/offers/:id/evidence',
  verify: '/api/verify/:digest',
} as const;

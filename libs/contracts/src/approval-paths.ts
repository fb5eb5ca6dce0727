/** The paths of the approval of discounts: apart, for clients and most screens load none of them. */
export const approvalPaths = {
  settings: '/api/offer-settings',
  confirmSettings: '/api/offer-settings/confirm',
  rejectSettings: '/api/offer-settings/reject',
  approve: '/api/offers/:id/approve',
  reject: '/api/offers/:id/reject',
} as const;

/** An offer made from a calculation; admins see it. */
export const offerFromCalculation = {
  'offerFrom.create': 'Create offer from this',
  'offerFrom.prices2026': 'The offer is priced by the 2026 price list.',
  'offerFrom.highest': 'An offer has one number of active users: the highest month is taken, {{users}}.',
  'offerFrom.noAddOns': 'Add-ons are not part of an offer.',
} as const;

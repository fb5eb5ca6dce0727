export const pricingPages = {
  // Named so by the specification (S1 §1).
  'pricing.title': 'Pricing {{year}}',
  'pricing.lead':
    'How the price of an Enterprise programme is made up. The {{year}} price list is in force. All amounts are in {{currency}}; you can change the currency at the top of the page.',
  'pricing.calculate': 'Calculate your price',

  'pricing.onboarding.title': 'Onboarding',
  'pricing.onboarding.fee': 'Standard startup fee',
  'pricing.onboarding.once': 'Paid once, when the programme starts.',
  'pricing.onboarding.individual':
    'An individual quote is possible, for example for a launch in several countries or with materials made for you.',
  'pricing.onboarding.included': 'What is included',
  'pricing.onboarding.included.1': 'A kick-off meeting that settles goals, schedule and roles',
  'pricing.onboarding.included.2': 'A space for your company in the app, with your logo and your teams',
  'pricing.onboarding.included.3': 'Invitations and registration for your employees',
  'pricing.onboarding.included.4': 'A launch communication kit with posters, e-mails and intranet texts',
  'pricing.onboarding.included.5': 'Training for the people who run the programme in your company',

  'pricing.fees.title': 'Monthly fee',
  'pricing.fees.lead': 'The number of active users sets the fee for one month, before any discount or surcharge.',
  'pricing.fees.users': 'Active users',
  'pricing.fees.fee': 'Fee per month',
  'pricing.fees.above': 'Above {{users}} active users the fee of the top tier applies: {{fee}}.',
  'pricing.fees.individual':
    'Above {{users}} active users, or from {{employees}} employees, we prepare an individual quote; the amounts shown here are then indicative.',

  'pricing.minimum.title': 'Minimum value',
  'pricing.minimum.amount': 'The minimum value of an Enterprise programme is {{minimum}}.',
  'pricing.minimum.raised':
    'If the startup fee and the monthly fees add up to less, the total is raised to this amount.',
  'pricing.minimum.reached': 'The startup fee alone already reaches this amount, so no price has to be raised.',

  'pricing.length.title': 'Contract length',
  'pricing.length.lead':
    'A short programme carries a surcharge on the monthly fees, a long one a discount. The startup fee stays the same.',
  'pricing.length.months': 'Length',
  'pricing.length.change': 'Change in monthly fees',
  'pricing.length.range_one': '{{range}} month',
  'pricing.length.range_other': '{{range}} months',

  'pricing.examples.title': 'Worked examples',
  'pricing.examples.lead': 'The same programme for {{users}}, over three contract lengths.',
  'pricing.example.base_one': 'Base length: {{count}} month',
  'pricing.example.base_other': 'Base length: {{count}} months',
  'pricing.example.discount_one': '{{count}} month with a {{percent}} discount',
  'pricing.example.discount_other': '{{count}} months with a {{percent}} discount',
  'pricing.example.surcharge_one': '{{count}} month with a {{percent}} surcharge',
  'pricing.example.surcharge_other': '{{count}} months with a {{percent}} surcharge',
  'pricing.example.fee': 'Monthly fee',
  'pricing.example.fee.base': 'For {{tier}} active users',
  'pricing.example.fee.adjusted': '{{fee}}, {{percent}} for the contract length',
  'pricing.example.fees_one': 'Fees for {{count}} month',
  'pricing.example.fees_other': 'Fees for {{count}} months',
  'pricing.example.fees.explanation': '{{fee}} × {{months}}',
  'pricing.example.subtotal': 'Total with startup fee',
  'pricing.example.belowMinimum.title': 'Below the minimum',
  'pricing.example.belowMinimum.text': 'The fees come to {{base}}, so the minimum of {{minimum}} applies.',
  // The page shows what stands before the first colon in bold.
  'pricing.example.recommendation_one':
    'Our recommendation: choose at least {{count}} month. There is no surcharge then, and the total comes to {{total}}.',
  'pricing.example.recommendation_other':
    'Our recommendation: choose at least {{count}} months. There is no surcharge then, and the total comes to {{total}}.',

  'discounts.title': 'Discounts',
  'discounts.lead': 'The longer a programme runs, the less its later months cost.',
  'discounts.how': 'How the discount works',
  'discounts.explanation':
    'In the 2025 calculator, each month of a programme has its own discount rate. Months {{first}}–{{last}} carry no discount; from month {{from}} on, each month’s fee is reduced by that month’s rate.',
  'discounts.wholeContract':
    'The 2026 calculator works differently: one rate, set by the contract length, applies to all months. You find those rates on the pricing page.',
  'discounts.seePricing': 'See pricing',
  'discounts.table': 'Discount by programme month',
  'discounts.table.months': 'Programme month',
  'discounts.table.discount': 'Discount per month',
  'discounts.table.single': 'Month {{month}}',
  'discounts.table.range': 'Months {{min}}–{{max}}',
  'discounts.note.title': 'The calculator includes the discount',
  'discounts.note.text': 'It is already deducted from the total that the 2025 calculator shows.',
  'discounts.note.open': 'Open the 2025 calculator',
} as const;

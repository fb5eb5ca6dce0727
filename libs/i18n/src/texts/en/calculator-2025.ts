export const calculator2025 = {
  'calculator2025.title': 'Enterprise price calculator 2025',
  'calculator2025.lead':
    'What the programme costs under the 2025 price list. From the fourth month on, each month has its own discount.',
  'calculator2025.refused': 'Calculation failed. Please check inputs or try again.',
  'calculator2025.lengths.failed': 'The prices of the other contract lengths could not be loaded.',
  'calculator2025.discount': 'Discount of the later months',
  'calculator2025.discount.explanation': 'Each month from the fourth on costs less',
  'calculator2025.cards.title': 'Discounts of a longer programme',
  'calculator2025.cards.month': 'Month {{month}}',
  'calculator2025.cards.months': 'Months {{min}}–{{max}}',
  'calculator2025.cards.text': 'on the monthly fee',
  'calculator2025.cards.more': 'How the discounts work',
} as const;

export const priceChart = {
  'priceChart.title': 'Price by contract length',
  'priceChart.months': 'Months',
  'priceChart.chosen': 'Your choice',
  'priceChart.less': '{{longer}} months cost less than {{months}}',
  'priceChart.same': '{{longer}} months cost the same as {{months}}',
  'priceChart.longer.text': 'You pay {{total}} in total, and the programme runs longer.',
  'priceChart.label': 'Total value and monthly payment for contracts of 1 to 12 months; choose a length',
  'priceChart.table': 'Show as a table',
  'priceChart.longer.choose_one': 'Choose {{count}} month',
  'priceChart.longer.choose_other': 'Choose {{count}} months',
  'priceChart.value_one': '{{count}} month: total value {{total}}, monthly payment {{monthly}}',
  'priceChart.value_other': '{{count}} months: total value {{total}}, monthly payment {{monthly}}',
} as const;

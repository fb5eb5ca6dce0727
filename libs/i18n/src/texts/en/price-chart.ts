export const priceChart = {
  'priceChart.show': 'Show the price over 1–12 months',
  'priceChart.hide': 'Hide the price over 1–12 months',
  'priceChart.title': 'Price by contract length',
  'priceChart.label':
    'Line chart of total value and monthly payment for contracts of 1 to 12 months; the table below holds the same numbers.',
  'priceChart.months': 'Months',
  'priceChart.chosen': 'Your choice',
  'priceChart.less': '{{longer}} months cost less than {{months}}',
  'priceChart.same': '{{longer}} months cost the same as {{months}}',
  'priceChart.failed': 'The chart could not be loaded. The table holds the same numbers.',
  'priceChart.loading': 'Loading the chart',
  'priceChart.longer.text': 'You pay {{total}} in total, and the programme runs longer.',
} as const;

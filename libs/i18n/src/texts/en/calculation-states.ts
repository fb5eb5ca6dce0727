/** What a calculator says of a price that is no result, when there is none, and when a saved one is removed. */
export const calculationStates = {
  'calculator.estimate': 'Estimate',
  'calculator.estimate.text': 'Select “{{button}}” to compare this estimate with the 2025 price and to save it.',
  'calculator.outdated': 'Outdated price',
  'calculator.outdated.text':
    'These amounts are for other inputs: {{programme}} · {{employees}}. Check the form and select “{{button}}”.',
  'calculator.outdated.employees_one': '{{formatted}} employee',
  'calculator.outdated.employees_other': '{{formatted}} employees',

  'calculator.form.remark.months_one': 'Month {{months}}: {{remark}}',
  'calculator.form.remark.months_other': 'Months {{months}}: {{remark}}',
  'calculator.savings.mean_one':
    'The 2025 price was {{total2025}}. It is for {{formatted}} active user in every month: the mean of all months, rounded up.',
  'calculator.savings.mean_other':
    'The 2025 price was {{total2025}}. It is for {{formatted}} active users in every month: the mean of all months, rounded up.',

  'saved.removed': 'Calculation {{number}} removed',
  'saved.undo': 'Undo',

  // Named by the specification (S1 §8).
  'calculator.error.api': 'API error: {{status}}',
  'calculator.error.notJson': 'API returned non-JSON response',
  'calculator.error.invalidInput': 'Invalid input values',

  'calculator.result.notLoaded': 'The price could not be loaded. Check your connection and try again.',
  'calculator.result.retry': 'Retry',
} as const;

/** What a calculator says when there is no price. */
export const calculationStates = {
  // Named by the specification (S1 §8).
  'calculator.error.api': 'API error: {{status}}',
  'calculator.error.notJson': 'API returned non-JSON response',
  'calculator.error.invalidInput': 'Invalid input values',
} as const;

/** Messages of the schemas in `contracts`: shown by forms, and by the API in the `errors` of a 400 answer. */
export const validation = {
  'validation.required': 'This field is required',
  'validation.type': 'Wrong type of value',
  'validation.unknown': 'Unknown field: {{fields}}',
  'validation.maximumLength': 'At most {{max}} characters',
  'validation.minimumLength': 'At least {{min}} characters',
  'validation.maximum': 'Must be at most {{max}}',
  'validation.minimum': 'Must be at least {{min}}',
  'validation.wholeNumber': 'Must be a whole number',
  'validation.choice': 'Must be one of: {{values}}',
  'validation.employees.required': 'Number of employees is required',
  'validation.activeUsers.required': 'Number of active users is required',
  'validation.months.required': 'Number of months is required',
  'validation.positiveInteger': 'Must be a positive integer',
  'validation.months.range': 'Months must be between 1 and 12',
  'validation.username.required': 'Username is required',
  'validation.password.required': 'Password is required',
} as const;

export const calculator2026Admin = {
  'calculator2026Admin.title': 'Enterprise price calculator {{year}} – admin',
  'calculator2026Admin.lead':
    'The same prices as the public calculator, for preparing offers. Calculations made here are logged separately.',
  'calculator2026Admin.empty.title': 'Enter the programme’s data',
  'calculator2026Admin.empty.text': 'Enter the number of employees, of active users and of months to see the price.',
  'calculator2026Admin.error': 'An error occurred',
  'calculator2026Admin.error.toast.title': 'Error',
  'calculator2026Admin.error.toast.text': 'Failed to calculate price. Please try again.',
} as const;

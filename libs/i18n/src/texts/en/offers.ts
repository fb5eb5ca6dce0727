export const offers = {
  'offer.title': 'Your offer',
  'offer.prompt': 'This offer is protected. Enter the password that you received together with the link.',
  'offer.password': 'Password',
  'offer.submit': 'Show the offer',
  'offer.verifying': 'Verifying...',
  'offer.invalid.title': 'Invalid password',
  'offer.invalid.text': 'Invalid password. Please try again.',
  'offer.correct.title': 'Password correct',
  'offer.correct.text': 'Loading offer details',
  'offer.loading': 'Loading offer details',
  'offer.failed.text': 'Failed to load offer. Please try again later.',
} as const;

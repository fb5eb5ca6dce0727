/** What a calculator says of prices that are not in force: of a shared link, or of a draft's preview. */
export const namedPrices = {
  'namedPrices.today': 'By today’s prices',
  'namedPrices.former': 'Prices in force from {{from}} until {{until}}',
  'namedPrices.former.text':
    'This link was made with these prices. Other prices are in force now; below each total you see today’s.',
  'namedPrices.useToday': 'Use today’s prices',
  'namedPrices.unknown': 'The prices that this link was made with are not known here. You see today’s prices.',
  'namedPrices.invalid': 'This price book still has errors. You see today’s prices.',
  'namedPrices.preview': 'Preview of “{{label}}”',
  'namedPrices.preview.text': 'These prices have not been in force. Nothing on this page is logged, saved or offered.',
  'namedPrices.back': 'Back to the price book',
  'namedPrices.screens': 'Screens of the preview',
  'namedPrices.calculator': 'Calculator',
  'namedPrices.pricing': 'Price list',
} as const;

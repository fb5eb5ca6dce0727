export {
  errorRules,
  isError,
  warningRules,
  type ErrorRule,
  type PriceBookProblem,
  type ProblemValues,
  type WarningRule,
} from './rules/problem.js';
export { isComplete, priceBookProblems, type PriceBookCircumstances } from './price-book-problems.js';
export { priceBookDifferences, type PriceBookDifference } from './price-book-differences.js';
export { colourOf } from './rules/months.rules.js';
export { bookItems, priceItems, type Unit } from './transfer/book-rows.js';
export { writeCsv } from './transfer/csv-text.js';
export { priceBookCsv, readPriceBookCsv } from './transfer/price-book-csv.js';
export { priceBookJson, readPriceBookJson } from './transfer/price-book-json.js';

export { validPriceBooks } from './valid-price-books.js';
export { mutations, withoutId, type MutablePriceBook, type Mutation } from './mutations.fixture.js';

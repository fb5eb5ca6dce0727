export { validPriceBooks } from './valid-price-books.js';
export { mutations, type MutablePriceBook, type Mutation } from './mutations.fixture.js';

/** For tests: random offers, and what the product has to show of them and of programmes. */
export * from './offer-figures.fixture.js';
export * from './programme-arithmetic.fixture.js';
export * from './quote-arithmetic.fixture.js';
export * from './random-quotes.fixture.js';

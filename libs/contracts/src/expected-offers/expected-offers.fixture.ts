/** For tests: random offers, and what the product has to show of them. */
export * from './offer-figures.fixture.js';
export * from './quote-arithmetic.fixture.js';
export * from './random-quotes.fixture.js';

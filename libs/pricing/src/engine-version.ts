/**
 * Version of the rules that turn a price book and terms into prices; stored with every quote. Raise it by one in the
 * change that makes any result differ for a book and terms that were possible before (another rounding, another minimum
 * rule): a new field, a faster way or a new function is no such change. `golden/prices.json` changes with it.
 */
export const engineVersion = 1;

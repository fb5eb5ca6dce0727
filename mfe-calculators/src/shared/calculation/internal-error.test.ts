import type { ApiError } from '@programme/api-client';
import type { Translate } from '@programme/mfe-contract';
import { internalErrorText } from './internal-error';

const translate: Translate = (key, parameters) => [key, ...Object.values(parameters ?? {})].join(' ');
const answer = (error: Partial<ApiError>): ApiError => ({ status: 0, detail: '', message: '', errors: {}, ...error });

test.each([
  ['input that the engine refuses', new RangeError('months must be 1 to 12'), 'calculator.error.invalidInput'],
  ['input that the API refuses', answer({ status: 400 }), 'calculator.error.invalidInput'],
  ['a success that is not JSON', answer({ status: 200, notJson: true }), 'calculator.error.notJson'],
  ['a failure of the API', answer({ status: 503 }), 'calculator.error.api 503'],
  ['no answer at all', answer({}), null],
  ['an error of the browser', new TypeError('Cannot convert undefined to a BigInt'), null],
  ['anything else', 'oops', null],
])('%s has its own words, and never those of the error', (_what, error, text) => {
  expect(internalErrorText(error, translate)).toBe(text);
});

import fc from 'fast-check';
import { badJson, escaped, oddBody, oddQuery, oddText } from './bad-json.js';
import { admins } from './admin-calls.js';
import { callsOf } from './call.js';
import { everyone } from './public-calls.js';

/** Names that some call knows in its query. */
export const queryFields = [
  'limit',
  'cursor',
  'from',
  'to',
  'currency',
  'q',
  'version',
  'creator',
  'employed_2025',
  'au_2025',
];

/** Each call of the API, with a right request to it. */
export const rightCalls = [...callsOf(everyone), ...callsOf(admins)];

export type OddCall = { readonly method: string; readonly path: string; readonly body?: string };

/** Something wrong, or at least odd, in the body, the query or the address of some call. */
export const oddCall: fc.Arbitrary<OddCall> = fc.oneof(
  ...rightCalls.flatMap(({ method, pattern, path, body }): fc.Arbitrary<OddCall>[] => {
    const [address = ''] = path.split('?');
    const odd: fc.Arbitrary<OddCall>[] = [];
    if (body) {
      odd.push(badJson(body).map((text) => ({ method, path, body: text })));
      odd.push(oddBody(body).map((other) => ({ method, path, body: JSON.stringify(other) })));
    }
    if (method === 'GET') odd.push(oddQuery(queryFields).map((query) => ({ method, path: `${address}?${query}` })));
    if (pattern.includes(':')) {
      odd.push(
        oddText.map((text) => ({
          method,
          path: pattern.replaceAll(/:\w+/g, () => escaped(text)),
          ...(body && { body: JSON.stringify(body) }),
        })),
      );
    }
    return odd;
  }),
);

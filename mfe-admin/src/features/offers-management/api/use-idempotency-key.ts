import { nanoid } from 'nanoid';
import { useRef } from 'react';

/** Keys by which the API knows a repeated call: a retry with the same contents must not be done twice. */
export function useIdempotencyKey() {
  const attempt = useRef({ contents: '', key: '' });
  return {
    /** The key of the last attempt if its contents were the same, else a new one. */
    keyOf: (body: object): string => {
      const contents = JSON.stringify(body);
      if (attempt.current.contents !== contents) attempt.current = { contents, key: nanoid() };
      return attempt.current.key;
    },
    /** After success: the same contents, sent again, are meant. */
    forgetKey: () => {
      attempt.current = { contents: '', key: '' };
    },
  };
}

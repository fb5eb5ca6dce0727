import { cleanup } from '@testing-library/react';
import { textsOf, translatePage } from './translate-page';

/**
 * Reads the page, dialogs and all, and then has the browser translate what is new.
 *
 * @returns its text
 */
export type Look = () => string;

/**
 * Goes through a journey twice: while the browser goes on translating the page, and while nobody does. At each look the
 * page says the same both times.
 */
export async function expectSameTranslated(journey: (look: Look) => Promise<void>): Promise<void> {
  const plain: (readonly string[])[] = [];
  await journey(() => {
    const texts = textsOf(document.body);
    plain.push(texts);
    return texts.join('');
  });
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  let looks = 0;
  await journey(() => {
    const texts = textsOf(document.body);
    translatePage(document.body);
    expect(texts).toEqual(plain[looks++]);
    return texts.join('');
  });
  expect(looks).toBe(plain.length);
}

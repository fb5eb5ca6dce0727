/** Letters that are written from right to left, and the invisible marks that turn a line's direction. */
const turnsDirection = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Bidi_Control}]/u;
const overrides = /[\u202a-\u202e\u2066-\u2069]/g;
const [isolate, endOfIsolate] = ['\u2068', '\u2069'];

/**
 * What somebody typed, for a sentence that names it: its writing direction, or marks hidden in it, must not turn the
 * words around it. Markup does the same with `<bdi>`. Text that turns nothing stays as it is.
 */
export function isolated(typed: string): string {
  return turnsDirection.test(typed) ? isolate + typed.replaceAll(overrides, '') + endOfIsolate : typed;
}

/**
 * The initials of a person, of first and last name: at most two letters or digits, in capitals. Of an e-mail address
 * counts what stands before the @. Empty when there is neither letter nor digit.
 */
export function initialsOf(name: string): string {
  const [person = ''] = name.split('@');
  const first = person
    .split(/[\s._]+/u)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    .filter((letter) => letter !== '');
  return [...first.slice(0, 1), ...first.slice(1).slice(-1)].join('').toUpperCase();
}

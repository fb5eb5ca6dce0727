/** The beginning of a text, in whole characters, with an ellipsis where it goes on. */
export function excerpt(text: string, length: number): string {
  const start = [...text].slice(0, length).join('');
  return start === text ? text : `${start}…`;
}

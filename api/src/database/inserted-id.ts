/** The id that a plain INSERT gave its row: MariaDB's driver answers an account of the statement, SQLite's the id itself. */
export function insertedId(answer: unknown): number {
  if (typeof answer === 'object' && answer !== null && 'insertId' in answer) return Number(answer.insertId);
  return Number(answer);
}

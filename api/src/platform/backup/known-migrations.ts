import { OperatorError } from '../errors/operator.error.js';
import type { DatabaseSchema } from '../database/data-source.js';

/** Refuses a backup whose schema this version does not know: it is a newer version's, or no backup of ours. Throws `OperatorError`. */
export function refuseUnknown({ migrations }: DatabaseSchema, names: readonly string[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  if (names.length === 0) throw new OperatorError('The backup holds no schema of this product.');
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new OperatorError(`The backup is of a newer version: this one does not know ${unknown.join(', ')}.`);
}

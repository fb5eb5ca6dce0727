import { PlainError } from '../../lifecycle/reason-for.js';
import { migrations } from '../migrations/index.js';

const known = new Set(migrations.map(({ name }) => name));

/** Refuses a backup whose schema this version does not know: it is a newer version's, or no backup of ours. Throws `PlainError`. */
export function refuseUnknown(names: readonly string[]): void {
  if (names.length === 0) throw new PlainError('The backup holds no schema of this product.');
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new PlainError(`The backup is of a newer version: this one does not know ${unknown.join(', ')}.`);
}

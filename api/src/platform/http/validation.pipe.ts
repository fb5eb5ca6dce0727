import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { check } from '@programme/contracts';
import { isSchema, type Schema } from 'yup';
import { toNfc } from './to-nfc.js';
import { ProblemError } from '../errors/problem.error.js';

/**
 * The one place where what a caller sends becomes a typed value: runs the schema of `contracts` that the parameter
 * names, `@Body({ schema })` or `@Query({ schema })`, strictly, with texts in NFC. A body or query without a schema does not reach a
 * handler.
 */
@Injectable()
export class ContractValidationPipe implements PipeTransform {
  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    if (metadata.type !== 'body' && metadata.type !== 'query') return value;
    const schema: unknown = metadata.schema;
    if (!isSchema(schema)) throw new Error('A handler reads a body or a query without a schema of the contracts');
    const accepted: unknown = checked(schema as Schema, value);
    // A few letters are longer in NFC: what does not fit any more stays as it is.
    const text = toNfc(accepted);
    const again = text === accepted ? undefined : check(schema as Schema, text);
    return again?.ok ? again.value : accepted;
  }
}

/** The value, if the schema accepts it. Throws `invalid-request` with all that is wrong. */
export function checked<T>(schema: Pick<Schema<T>, 'validateSync'>, value: unknown): T {
  const result = check(schema, value);
  if (result.ok) return result.value;
  throw new ProblemError('invalid-request', { issues: result.issues });
}

/** Highest id that both engines can hold. */
const highestId = 2_147_483_647;

/** The number of a row in an address. What is none (`1e3`, `-1`, `01`) names nothing: `not-found`. */
@Injectable()
export class RowIdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : Infinity;
    if (id > highestId) throw new ProblemError('not-found');
    return id;
  }
}

import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { check } from '@programme/contracts';
import type { Schema } from 'yup';
import { ProblemError } from '../errors/problem.error.js';

/**
 * The one place where what a caller sends becomes a typed value: runs the schema of `contracts` that the parameter names,
 * `@Body({ schema })` or `@Query({ schema })`, strictly. A body or query without a schema does not reach a handler.
 */
@Injectable()
export class ContractPipe implements PipeTransform {
  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    if (metadata.type !== 'body' && metadata.type !== 'query') return value;
    return checked(metadata.schema as unknown as Schema, value);
  }
}

/** The value, if the schema accepts it. Throws `invalid-request` with all that is wrong. */
export function checked<T>(schema: Pick<Schema<T>, 'validateSync'>, value: unknown): T {
  const result = check(schema, value);
  if (result.ok) return result.value;
  throw new ProblemError('invalid-request', { issues: result.issues });
}

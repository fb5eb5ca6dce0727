import type { TextKey } from '@programme/i18n';
import { ValidationError, type Schema } from 'yup';
import { limits } from './limits.js';

/** One thing wrong with one field. Both sides translate `key` with `parameters`. */
export type FieldIssue = {
  /** Path of the field, nested names joined by dots; empty for the value as a whole. */
  readonly field: string;
  readonly key: TextKey;
  readonly parameters: Readonly<Record<string, string | number>>;
};

export type CheckResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

const longestField = 200;

/** As each of some hundred faults costs a stack trace otherwise, which nobody reads. */
const options = { strict: true, abortEarly: false, disableStackTrace: true } as const;

/**
 * Runs a schema of this package: strictly, synchronously, all faults at once, of which `limits.fieldErrors` are told. Throws
 * nothing but programming errors.
 */
export function check<T>(schema: Pick<Schema<T>, 'validateSync'>, value: unknown): CheckResult<T> {
  try {
    return { ok: true, value: schema.validateSync(value, options) as T };
  } catch (error) {
    if (error instanceof ValidationError) return { ok: false, issues: fieldIssues(error) };
    throw error;
  }
}

/** What is wrong with a value; nothing if it is as its schema wants it. */
export function issuesOf(schema: Pick<Schema, 'validateSync'>, value: unknown): readonly FieldIssue[] {
  const result = check(schema, value);
  return result.ok ? [] : result.issues;
}

/** The first faults that a yup error holds, at most one for a field: that it is empty, else the first. */
export function fieldIssues(error: ValidationError): FieldIssue[] {
  const single = error.inner.length > 0 ? error.inner : [error];
  const issues = new Map<string, FieldIssue>();
  for (const fault of single) {
    const issue = toIssue(fault);
    if (!issues.has(issue.field) || fault.type === 'required') issues.set(issue.field, issue);
  }
  return [...issues.values()].slice(0, limits.fieldErrors);
}

function toIssue(fault: ValidationError): FieldIssue {
  const parameters: Record<string, string | number> = {};
  for (const name of ['min', 'max', 'values'] as const) {
    const value: unknown = fault.params?.[name];
    if (typeof value === 'string' || typeof value === 'number') parameters[name] = value;
  }
  const unknown = fault.params?.['unknown'];
  if (typeof unknown === 'string') parameters['fields'] = unknown.slice(0, longestField);
  const field = [fault.path, parameters['fields']].filter(Boolean).join('.');
  return { field: field.slice(0, longestField), key: fault.message as TextKey, parameters };
}

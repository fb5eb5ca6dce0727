import { STATUS_CODES } from 'node:http';
import { problems, problemType, type FieldIssue, type ProblemDocument } from '@programme/contracts';
import type { Language } from '@programme/i18n';
import { serverText } from '@programme/i18n/server';
import type { ProblemError } from './problem.error.js';

/** The document of decision B17 for one problem, in the reader's language. */
export function problemDocument(problem: ProblemError, requestId: string, language: Language): ProblemDocument {
  const { status, detail } = problems[problem.code];
  return {
    type: problemType(problem.code),
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: serverText(language, detail),
    ...(problem.issues.length > 0 ? { errors: messages(problem.issues, language) } : {}),
    requestId,
  };
}

const messages = (issues: readonly FieldIssue[], language: Language): Record<string, string> =>
  Object.fromEntries(
    issues.map(({ field, key, parameters }) => [field || 'body', serverText(language, key, parameters)]),
  );

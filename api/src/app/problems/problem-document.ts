import { STATUS_CODES } from 'node:http';
import { issueText, problems, problemType, type FieldIssue, type ProblemDocument } from '@programme/contracts';
import type { Language } from '@programme/i18n';
import type { ServerTexts } from '../../features/translations/server-texts.js';
import type { ProblemError } from '../../platform/errors/problem.error.js';

/** The document of decision B17 for one problem, in the reader's language. */
export function problemDocument(
  problem: ProblemError,
  requestId: string,
  language: Language,
  texts: ServerTexts,
): ProblemDocument {
  const { status, detail } = problems[problem.code];
  const { issues } = problem;
  return {
    type: problemType(problem.code),
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: texts.text(language, detail, problem.parameters),
    ...(issues.length > 0 ? { errors: messages(issues, language, texts) } : {}),
    requestId,
  };
}

const messages = (issues: readonly FieldIssue[], language: Language, texts: ServerTexts): Record<string, string> =>
  Object.fromEntries(
    issues.map((issue) => [
      issue.field || 'body',
      issueText(issue, (key, parameters) => texts.text(language, key, parameters), language),
    ]),
  );

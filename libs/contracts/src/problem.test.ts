import { languages } from '@programme/i18n';
import { serverText } from '@programme/i18n/server';
import { isProblemDocument, problemCode, problems, problemType, type ProblemCode } from './problem.js';

const codes = Object.keys(problems) as ProblemCode[];

describe('problems', () => {
  it('have a sentence in every language', () => {
    for (const code of codes) {
      const details = languages.map((language) => serverText(language, problems[code].detail));
      expect(new Set(details).size).toBe(languages.length);
      expect(details).not.toContain(problems[code].detail);
    }
  });

  it('are known again by their type', () => {
    const document = { title: '', status: 401, detail: '', requestId: '' };
    for (const code of codes) expect(problemCode({ ...document, type: problemType(code) })).toBe(code);
    for (const type of ['about:blank', problemType('toString' as ProblemCode), 'urn:programme:problem:']) {
      expect(problemCode({ ...document, type })).toBeUndefined();
    }
  });
});

describe('isProblemDocument', () => {
  it('knows one from the other answers that a proxy may give', () => {
    expect(isProblemDocument({ type: 'about:blank', title: 'x', status: 500, detail: 'x' })).toBe(true);
    for (const other of [null, undefined, 'Bad gateway', {}, [], { status: 500 }]) {
      expect(isProblemDocument(other)).toBe(false);
    }
  });
});

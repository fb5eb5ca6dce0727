import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { loneLiveText } from './lone-live-text.js';

const lint = (element: string): number =>
  new Linter().verify(
    `const element = ${element};`,
    [
      {
        files: ['**/*.tsx'],
        languageOptions: { parser: tseslint.parser as Linter.Parser },
        plugins: { local: { rules: { 'lone-live-text': loneLiveText } } },
        rules: { 'local/lone-live-text': 'error' },
      },
    ],
    'element.tsx',
  ).length;

test.each([
  '<p>{money(total)}<br /></p>',
  '<><b>Total</b>{translate("a", { total })}</>',
  '<p><i />{isOpen ? translate("a", { day }) : null}</p>',
  '<p><i />{count > 0 && `${count} of them`}</p>',
  '<p><b>{translate("a")}</b>{translate("b")}</p>',
])('a text that changes beside other children is reported: %s', (element) => expect(lint(element)).toBe(1));

test.each([
  '<p><b />{isOpen ? translate("a") : translate("b")}</p>',
  '<p>{isOpen && <i />}{translate("a")}</p>',
  '<p>{translate("a")}{isOpen ? <i /> : null}</p>',
  '<p><b />{isOpen && translate("a")}</p>',
  '<p><b />{isOpen && <>{" "}<i /></>}</p>',
  '<p><b />{isOpen ? <i /> : translate("a")}</p>',
])('a text that comes and goes, or beside what does, is reported: %s', (element) => expect(lint(element)).toBe(1));

test.each([
  '<p>{money(total)}</p>',
  '<p>{/* why */}{isOpen ? translate("a") : <i />}</p>',
  '<p>{isOpen && <i />}<span>{translate("a")}</span></p>',
  '<p>\n  {translate("a", { total })}\n</p>',
  '<p><span>{money(total)}</span><br /></p>',
  '<p><b>{translate("a")}</b>{": "}<i>{translate("b")}</i></p>',
  '<p>{list.map(row)}{children}</p>',
])('it may be the only child of its element: %s', (element) => expect(lint(element)).toBe(0));

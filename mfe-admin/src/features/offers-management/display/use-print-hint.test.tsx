import { languages } from '@programme/i18n';
import { renderWithShell } from '@programme/testing';
import { usePrintHint } from './use-print-hint';

const Hint = ({ typed }: { readonly typed: string }) => <p>{usePrintHint('Shown to the client', typed)}</p>;

const sentences = {
  en: 'The PDF cannot print: 漢, 👍🏽',
  pl: 'W pliku PDF nie da się wydrukować: 漢, 👍🏽',
  es: 'El PDF no puede imprimir: 漢, 👍🏽',
};

test.each(languages)('Each character that the PDF cannot print is named once, below the hint (%s)', (language) => {
  const { container } = renderWithShell(<Hint typed="漢漢 Żółw 👍🏽" />, { language });
  expect(container).toHaveTextContent(`Shown to the client ${sentences[language]}`);
});

test.each([
  ['', 'Shown to the client'],
  ['Żółw, Ромашка, e\u2011learning ✓ ‰ ≈', 'Shown to the client'],
  ['一二三四五六七八', 'Shown to the client The PDF cannot print: 一, 二, 三, 四, 五, 六, 七, 八'],
  ['一二三四五六七八九', 'Shown to the client The PDF cannot print: 一, 二, 三, 四, 五, 六, 七, 八, …'],
  ['שלום', 'Shown to the client The PDF cannot print: \u2068ש\u2069, \u2068ל\u2069, \u2068ו\u2069, \u2068ם\u2069'],
])('The hint of %j is %j', (typed, hint) => {
  const { container } = renderWithShell(<Hint typed={typed} />);
  expect(container.textContent.trim()).toBe(hint);
});

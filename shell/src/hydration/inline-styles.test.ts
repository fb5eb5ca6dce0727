import { restoreInlineStyles, extractInlineStyles } from './inline-styles';

test('inline styles become rules that weigh as much, and inline styles again', () => {
  const markup = `<p style="width:18px;font-family:&quot;A &amp; B&quot;">a style=&quot;b&quot;</p><i style="width:18px"></i>`;
  const { html, css } = extractInlineStyles(markup);
  expect(html).not.toContain(' style="');
  expect(css).toContain('#root [data-style="width:18px"]{width:18px}');
  const root = document.createElement('div');
  root.innerHTML = html;
  restoreInlineStyles(root);
  expect(root.querySelector('i')).toHaveStyle({ width: '18px' });
  expect(root.querySelector('p')!.style.fontFamily).toBe('"A & B"');
  expect(root.innerHTML).not.toContain('data-style');
});

test('what no rule can be made of is no page', () => {
  expect(() => extractInlineStyles('<p style="a:&lt;/style&gt;"></p>')).toThrow('No rule');
});

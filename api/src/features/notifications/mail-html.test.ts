import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mailHtml } from './mail-html.js';

const look = {
  language: 'en',
  sender: 'Activity <Programme>',
  link: { address: 'https://offers.example/offer/1?lang=en&x', label: 'Open the offer' },
  copied: 'K7QMC-3XPWC',
  otherLink: 'https://offers.example/verify/ab',
};
const text =
  'Hello <b>Ewa</b>,\n\nhttps://offers.example/offer/1?lang=en&x\n\nK7QMC-3XPWC\n\nOr: https://evil.example\nhttps://offers.example/verify/ab';

describe('the HTML of a mail', () => {
  const html = mailHtml(text, look);

  it('has the words of its text, escaped, and a button for its link alone', () => {
    expect(html).toContain('Hello &lt;b&gt;Ewa&lt;/b&gt;,');
    expect(html).toContain('Activity &lt;Programme&gt;');
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
    expect(new Set(targets)).toEqual(
      new Set(['https://offers.example/offer/1?lang=en&amp;x', 'https://offers.example/verify/ab']),
    );
    expect(html).toContain('>Open the offer</a>');
    expect(html).toContain('Or: https://evil.example<br><a class="link"');
    expect(html).toMatch(/class="box"[^>]*>K7QMC-3XPWC</);
  });

  it('loads nothing', () => {
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import|@font-face|src=/i);
  });

  it('has the colours of the themes', () => {
    const theme = readFileSync(new URL('../../../../libs/ui/src/theme/theme.css', import.meta.url), 'utf8');
    const used = new Set([...html.matchAll(/#[0-9a-f]{6}/g)].map(([color]) => color));
    expect(used.size).toBeGreaterThan(10);
    expect([...used].filter((color) => !theme.includes(color))).toEqual([]);
  });

  it('has paragraphs alone where there is no link', () => {
    expect(mailHtml('One\n\nTwo', { language: 'en', sender: 'Us', link: null })).not.toContain('<a ');
  });
});

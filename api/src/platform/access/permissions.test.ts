import { readFileSync } from 'node:fs';
import { permissions } from '@programme/contracts';
import { expect, test } from 'vitest';

test('docs/security.md has each permission with its sentence, and no other', () => {
  const page = readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8');
  const rows = page.matchAll(/^\| `([a-z-]+\.[a-z]+)` +\| (.*?) +\|$/gm);
  expect([...rows].map(([, name, sentence]) => [name, sentence])).toEqual(Object.entries(permissions));
});

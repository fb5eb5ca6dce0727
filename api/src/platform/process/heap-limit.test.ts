import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

describe('the limit of the heap', () => {
  it('is set with a flag that this V8 knows; it would ignore another one', () => {
    const flags = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
    expect(flags).toContain('--heap-growing-percent ');
  });
});

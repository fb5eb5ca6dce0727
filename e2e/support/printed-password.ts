import { readFileSync } from 'node:fs';

/** The admin's password as the first start printed it. */
export function printedPassword({ outputFile }: { readonly outputFile: string }): string {
  const password = /^Password:\s+(\S+)$/m.exec(readFileSync(outputFile, 'utf8'))?.[1];
  if (!password) throw new Error(`No password was printed to ${outputFile}`);
  return password;
}

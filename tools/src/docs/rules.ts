import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A reference to a section of a specification, or to a decision. */
const reference = /\b(?:S[12] §\d|[PB]\d{1,2}(?![\w.-]))/g;

/** A row of a table of rules: its name, and the places that keep it. */
const row = /^\| (S[12] §\d|[PB]\d{1,2}) +\|.*\|(.*)\|$/gm;

type Sources = Readonly<Record<string, string>>;

/**
 * What is wrong between code and the page of rules: a reference that the page does not have, a rule that no code names, and a
 * place that is not there.
 *
 * @param page the text of docs/rules.md
 * @param sources texts of code and other documents, by path
 */
export function ruleFaults(page: string, sources: Sources, root: string): string[] {
  const rows = [...page.matchAll(row)].map(([, name = '', places = '']) => ({ name, places }));
  const known = new Set(rows.map(({ name }) => name));
  const named = new Set<string>();
  const faults: string[] = [];
  for (const [path, text] of Object.entries(sources))
    for (const [name] of text.matchAll(reference)) {
      named.add(name);
      if (!known.has(name)) faults.push(`${path} names ${name}, which docs/rules.md does not have`);
    }
  for (const { name, places } of rows) {
    if (!named.has(name)) faults.push(`no code names ${name}`);
    for (const [, place = ''] of places.matchAll(/`([^`]+)`/g))
      if (!existsSync(join(root, place))) faults.push(`there is no ${place}, where ${name} is said to be kept`);
  }
  return [...new Set(faults)];
}

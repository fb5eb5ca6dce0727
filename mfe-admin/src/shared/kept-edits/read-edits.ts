import { check, priceBookChangeSchema } from '@programme/contracts';
import { languages } from '@programme/i18n';
import type { TranslationEdit } from '../translation-edits/translation-edits.slice';
import type { Edits, KeptBook } from './kept-edits';

/** The edits in what the tab kept; what cannot be read is left out. Loaded when there is something to read. */
export function readEdits(text: string): Edits {
  const found = parsed(text);
  if (!isRecord(found)) return { translationEdits: {}, priceBookEdits: {} };
  return {
    translationEdits: entriesOf(found['translations'], isTranslationEdit),
    priceBookEdits: Object.fromEntries(
      Object.entries(entriesOf(found['books'], isKeptBook)).map(([id, { version, saved, now }]) => [
        id,
        { version, past: [saved], now, future: [] },
      ]),
    ),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function entriesOf<Value>(found: unknown, isOne: (value: unknown) => value is Value): Record<string, Value> {
  const entries = Object.entries(isRecord(found) ? found : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => isOne(entry[1])));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string';

function isTranslationEdit(value: unknown): value is TranslationEdit {
  if (!isRecord(value)) return false;
  const { base, typed } = value;
  if (!isRecord(base) || !isRecord(typed)) return false;
  return (
    typeof base['version'] === 'number' &&
    languages.every((language) => isText(base[language])) &&
    Object.values(typed).every(isText)
  );
}

function isKeptBook(value: unknown): value is KeptBook {
  if (!isRecord(value)) return false;
  const { version, saved, now } = value;
  return [saved, now].every((fields) => {
    if (!isRecord(fields)) return false;
    const { label, effectiveFrom, content, unreadable } = fields;
    const isBook = check(priceBookChangeSchema, { version, label, effectiveFrom, content }).ok;
    return isBook && isRecord(unreadable) && Object.values(unreadable).every(isText);
  });
}

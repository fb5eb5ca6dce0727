import { check, translationChangeSchema, translationIssues, type FieldIssue } from '@programme/contracts';
import { languages, type Language } from '@programme/i18n';
import type { SavedTexts, TranslationEdit } from '../../shared/translation-edits/translation-edits.slice';
import { currentText, type EditorEntry } from './editor-entry';

/** What a field shows: what was typed, else what the product shows. */
export const shownText = (entry: EditorEntry, edit: TranslationEdit | undefined, language: Language): string =>
  edit?.typed[language] ?? currentText({ ...entry, saved: edit?.base ?? entry.saved }, language);

/** The edit after somebody typed; typing what the product shows already takes the edit of that language back. */
export function withText(
  entry: EditorEntry,
  edit: TranslationEdit | undefined,
  language: Language,
  text: string,
): TranslationEdit {
  const base = edit?.base ?? entry.saved;
  const unchanged = text === currentText({ ...entry, saved: base }, language);
  return { base, typed: pick(edit?.typed, (each) => each !== language, unchanged ? {} : { [language]: text }) };
}

export const withoutText = ({ base, typed }: TranslationEdit, language: Language): TranslationEdit => ({
  base,
  typed: pick(typed, (each) => each !== language),
});

/** What a field's text is saved as: the built-in text needs no other in its place. */
const toSaved = ({ builtIn }: EditorEntry, language: Language, text: string): string =>
  text === builtIn[language] ? '' : text;

/** The three texts that a save sends: what was typed over what was saved. */
export function textsToSave(entry: EditorEntry, { base, typed }: TranslationEdit): Record<Language, string> {
  const text = (language: Language) => {
    const own = typed[language];
    return own === undefined ? base[language] : toSaved(entry, language, own);
  };
  return { en: text('en'), pl: text('pl'), es: text('es') };
}

/** Whether a save would change anything. */
export const changesAnything = (entry: EditorEntry, edit: TranslationEdit): boolean => {
  const texts = textsToSave(entry, edit);
  return languages.some((language) => texts[language] !== edit.base[language]);
};

/** What keeps the texts from being saved, at most one issue for a language. */
export function editIssues(entry: EditorEntry, edit: TranslationEdit): readonly FieldIssue[] {
  const texts = textsToSave(entry, edit);
  const result = check(translationChangeSchema, texts);
  return result.ok ? translationIssues(entry.builtIn, texts) : result.issues;
}

/** The languages that the admin and somebody else changed since the admin began, and not to the same words. */
export const conflicts = (entry: EditorEntry, edit: TranslationEdit, saved: SavedTexts): readonly Language[] => {
  const texts = textsToSave(entry, edit);
  return languages.filter(
    (language) =>
      edit.typed[language] !== undefined &&
      saved[language] !== edit.base[language] &&
      saved[language] !== texts[language],
  );
};

/** The edit rebased on newer saved texts. Languages that equal them, or are in `dropped`, are removed from the edit. */
export function rebased(
  entry: EditorEntry,
  edit: TranslationEdit,
  saved: SavedTexts,
  dropped: readonly Language[] = [],
): TranslationEdit {
  const texts = textsToSave(entry, edit);
  const keep = (language: Language) => !dropped.includes(language) && texts[language] !== saved[language];
  return { base: saved, typed: pick(edit.typed, keep) };
}

/** The edit that is left after `sent` was saved: what was typed while the call ran. */
export function afterSave(
  edit: TranslationEdit | undefined,
  sent: TranslationEdit,
  saved: SavedTexts,
): TranslationEdit {
  return { base: saved, typed: pick(edit?.typed, (language) => edit?.typed[language] !== sent.typed[language]) };
}

type Typed = TranslationEdit['typed'];

function pick(typed: Typed = {}, keep: (language: Language) => boolean, added: Typed = {}): Typed {
  const kept = languages.filter((language) => typed[language] !== undefined && keep(language));
  return { ...Object.fromEntries(kept.map((language) => [language, typed[language]])), ...added };
}

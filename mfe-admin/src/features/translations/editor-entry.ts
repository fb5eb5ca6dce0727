import type { TranslationEntry } from '@programme/contracts';
import { searchKey } from '@programme/formatting';
import { hasTextIn, languages, type Language } from '@programme/i18n';
import type { CatalogueEntry } from '@programme/i18n/catalogue';
import { groupOf, type TextGroupId } from './text-groups';
import type { SavedTexts } from '../../shared/translation-edits/translation-edits.slice';

/** One key as the editor lists it: the built-in texts with what admins wrote in their place. */
export type EditorEntry = {
  readonly builtIn: CatalogueEntry;
  readonly saved: SavedTexts;
  /** The screen that it stands on. */
  readonly group: TextGroupId;
  /** The `searchKey` of everything that a search looks in. */
  readonly searchable: string;
};

const nothingSaved: SavedTexts = { en: '', pl: '', es: '', version: 0 };

/** The catalogue with the saved texts of its keys. What is saved for a key that the product no longer has is left out. */
export function editorEntries(
  catalogue: readonly CatalogueEntry[],
  saved: readonly TranslationEntry[],
): readonly EditorEntry[] {
  const byKey = new Map(saved.map((entry) => [entry.key, entry]));
  return catalogue.map((builtIn) => {
    const own = byKey.get(builtIn.key) ?? nothingSaved;
    const texts = languages.flatMap((language) => [builtIn[language], own[language]]);
    const group = groupOf(builtIn.key, builtIn.namespace);
    return { builtIn, saved: own, group, searchable: searchKey([builtIn.key, ...texts].join('\n')) };
  });
}

/** The text that the product shows. */
export const currentText = ({ builtIn, saved }: EditorEntry, language: Language): string =>
  saved[language] || builtIn[language];

export const isOverridden = ({ saved }: EditorEntry): boolean => languages.some((language) => saved[language] !== '');

/** Whether some language that can show the key has no words for it. */
export const isMissing = (entry: EditorEntry): boolean =>
  languages.some((language) => hasTextIn(language, entry.builtIn.key) && currentText(entry, language) === '');

import { memo, useCallback, useId, useRef, useState } from 'react';
import { isApiError } from '@programme/api-client';
import { issueText } from '@programme/contracts';
import { languages, type Language } from '@programme/i18n';
import { useShell } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import type { EditorEntry } from './editor-entry';
import { RowActions } from './row-actions';
import { RowConflict, RowFailure } from './row-notices';
import { RevertDialog } from './revert-dialog';
import { RowHeading } from './row-heading';
import { editIssues, shownText } from './translation-edit';
import { TranslationField } from './translation-field';
import { useTranslationRow } from './use-translation-row';

/** One key with its three texts. Only the row that is typed in renders again. */
export const TranslationRow = memo(function TranslationRow({ entry }: { readonly entry: EditorEntry }) {
  const { translate, preferences } = useShell();
  const row = useTranslationRow(entry);
  const { edit, conflicting, saving, reverting } = row;
  const { key } = entry.builtIn;
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  /** Errors of a field are shown on blur or on save, not while its first letters are typed. */
  const [checked, setChecked] = useState<readonly Language[]>([]);

  const current = useRef(row);
  current.current = row;
  const onType = useCallback((language: Language, text: string) => current.current.type(language, text), []);
  const onLeave = useCallback((language: Language, text: string) => {
    setChecked((before) => (before.includes(language) ? before : [...before, language]));
    current.current.leave(language, text);
  }, []);

  const issues = edit ? editIssues(entry, edit) : [];
  const refused = isApiError(row.error) ? row.error.errors : {};
  const error = (language: Language): string | undefined => {
    const issue = issues.find(({ field }) => field === language);
    if (issue && checked.includes(language)) return issueText(issue, translate, preferences.language);
    return refused[language];
  };

  const save = () => {
    setChecked(languages);
    const [first] = issues;
    if (!first) return row.save();
    fields.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${first.field}`)}`)?.focus();
  };

  return (
    <Box
      component="li"
      sx={{
        containerType: 'inline-size',
        py: 2,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box role="group" aria-labelledby={`${id}-key`} sx={layout}>
        <RowHeading id={`${id}-key`} entry={entry} changed={edit !== undefined} />
        <Box ref={fields} sx={fieldColumns}>
          {languages.map((language) => {
            const message = error(language);
            return (
              <TranslationField
                key={language}
                id={`${id}-${language}`}
                textKey={key}
                language={language}
                text={shownText(entry, edit, language)}
                builtIn={entry.builtIn[language]}
                overridden={entry.saved[language] !== ''}
                {...(message !== undefined && { error: message })}
                {...(conflicting.includes(language) && { theirs: entry.saved[language] })}
                onType={onType}
                onLeave={onLeave}
              />
            );
          })}
          <RowConflict row={row} />
          <RowFailure row={row} />
        </Box>
        <RowActions entry={entry} row={row} onSave={save} busy={saving.isLoading || reverting.isLoading} />
      </Box>
      {reverting.asking && <RevertDialog entry={entry} reverting={reverting} />}
    </Box>
  );
});

/** Three texts have room side by side; the row is as wide as the sidebar leaves it. */
const roomy = '@container (min-width: 35rem)';

/** The key and its buttons in a line above the texts, as far as there is room. */
const layout = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"key" "texts" "actions"',
  [roomy]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"key actions" "texts texts"',
  },
} as const;

const fieldColumns = {
  gridArea: 'texts',
  minWidth: 0,
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [roomy]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
} as const;

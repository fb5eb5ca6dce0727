import { useTranslate } from '@programme/mfe-contract';
import { Button, Stack } from '@programme/ui';
import { isOverridden, type EditorEntry } from './editor-entry';
import type { TranslationRowState } from './use-translation-row';

type Props = {
  readonly entry: EditorEntry;
  readonly row: TranslationRowState;
  readonly busy: boolean;
  readonly onSave: () => void;
};

export function RowActions({ entry, row, busy, onSave }: Props) {
  const translate = useTranslate();
  const { key } = entry.builtIn;
  const { edit, saving, reverting } = row;
  return (
    <Stack
      direction="row"
      sx={{
        gridArea: 'actions',
        alignSelf: 'start',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        rowGap: 0.5,
      }}
    >
      <Button
        size="small"
        variant={edit ? 'contained' : 'outlined'}
        disabled={!edit || busy || row.conflicting.length > 0}
        aria-label={translate('translations.save.of', { key })}
        onClick={onSave}
        loading={saving.isLoading}
      >
        {translate(saving.isLoading ? 'admin.saving' : 'translations.save')}
      </Button>
      {edit && (
        <Button
          size="small"
          disabled={busy}
          aria-label={translate('translations.discard.of', { key })}
          onClick={row.discard}
        >
          {translate('translations.discard')}
        </Button>
      )}
      {/* Unsaved text must be saved or discarded first: a revert would discard it silently. */}
      {!edit && isOverridden(entry) && (
        <Button
          size="small"
          color="inherit"
          disabled={busy}
          aria-label={translate('translations.revert.of', { key })}
          onClick={reverting.ask}
          sx={{ color: 'text.secondary', px: 1 }}
        >
          {translate('translations.revert')}
        </Button>
      )}
    </Stack>
  );
}

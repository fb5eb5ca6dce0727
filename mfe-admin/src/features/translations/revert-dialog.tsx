import { languageNames, languages } from '@programme/i18n';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Typography } from '@programme/ui';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog';
import type { EditorEntry } from './editor-entry';
import type { TranslationRowState } from './use-translation-row';

type Props = { readonly entry: EditorEntry; readonly reverting: TranslationRowState['reverting'] };

/** Asks before the admins' words of a key go, and shows which they are. */
export function RevertDialog({ entry, reverting }: Props) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      title={translate('translations.revert.title')}
      confirm={translate('translations.revert')}
      onConfirm={() => void reverting.revert()}
      onCancel={reverting.cancel}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {translate('translations.revert.text', { key: entry.builtIn.key })}
      </Typography>
      <Box component="dl" sx={{ mt: 1.5, mb: 0 }}>
        {languages
          .filter((language) => entry.saved[language] !== '')
          .map((language) => (
            <Box key={language} sx={{ mt: 1 }}>
              <Typography component="dt" variant="caption" sx={{ fontWeight: 600, color: 'text.secondary' }}>
                {languageNames[language]}
              </Typography>
              <Typography component="dd" lang={language} dir="auto" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
                {entry.saved[language]}
              </Typography>
            </Box>
          ))}
      </Box>
    </ConfirmDialog>
  );
}

import { isApiError } from '@programme/api-client';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, Notice, Stack } from '@programme/ui';
import { CallFailure } from '../../shared/failures/call-failure';
import type { TranslationRowState } from './use-translation-row';

const wholeWidth = { gridColumn: '1 / -1', minWidth: 0 } as const;

/** Two admins changed the same text: both versions are on the screen, and this one chooses. */
export function RowConflict({ row }: { readonly row: TranslationRowState }) {
  const translate = useTranslate();
  if (row.conflicting.length === 0) return null;
  return (
    <Box sx={wholeWidth}>
      <Notice
        tone="warning"
        role="alert"
        title={translate('translations.conflict.title')}
        action={
          <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 1, '& .MuiButton-text': { ml: 0 } }}>
            <Button size="small" variant="contained" onClick={row.keepMine} disabled={row.saving.isLoading}>
              {translate('translations.conflict.keep')}
            </Button>
            <Button size="small" onClick={row.takeTheirs} disabled={row.saving.isLoading}>
              {translate('translations.conflict.take')}
            </Button>
          </Stack>
        }
      >
        {translate('translations.conflict.text')}
      </Notice>
    </Box>
  );
}

/** A save or a revert that failed; errors of single texts are shown at their fields. */
export function RowFailure({ row }: { readonly row: TranslationRowState }) {
  const translate = useTranslate();
  const { error, reverting } = row;
  const atFields = isApiError(error) && Object.keys(error.errors).length > 0;
  if (error !== undefined && !atFields) {
    return (
      <Box sx={wholeWidth}>
        <CallFailure title={translate('translations.save.failed')} error={error} />
      </Box>
    );
  }
  if (reverting.error === undefined) return null;
  return (
    <Box sx={wholeWidth}>
      <CallFailure title={translate('translations.revert.failed')} error={reverting.error} />
    </Box>
  );
}

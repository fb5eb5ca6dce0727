import { languages, placeholdersOf } from '@programme/i18n';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Chip, Stack, Typography } from '@programme/ui';
import { isOverridden, type EditorEntry } from './editor-entry';

type Props = { readonly id: string; readonly entry: EditorEntry; readonly changed: boolean };

/** The key, where it belongs, and how it stands. */
export function RowHeading({ id, entry, changed }: Props) {
  const translate = useTranslate();
  const { key, namespace } = entry.builtIn;
  const names = [...new Set(languages.flatMap((language) => placeholdersOf(entry.builtIn[language])))];
  return (
    <Box sx={{ gridArea: 'key', minWidth: 0 }}>
      <Typography id={id} component="h2" sx={{ fontSize: '0.9rem', fontWeight: 650, overflowWrap: 'anywhere' }}>
        {key}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {translate(`translations.part.${namespace}`)}
      </Typography>
      {names.length > 0 && (
        <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {translate('translations.placeholders', { names: names.map((name) => `{{${name}}}`).join(', ') })}
        </Typography>
      )}
      <Stack direction="row" sx={{ mt: 0.75, gap: 0.75, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
        {isOverridden(entry) && <Chip size="small" label={translate('translations.overridden')} sx={overriddenLook} />}
        {changed && <Chip size="small" label={translate('translations.changed')} sx={changedLook} />}
      </Stack>
    </Box>
  );
}

const overriddenLook = { bgcolor: 'primary.light', color: 'primary.dark', fontWeight: 600 };
const changedLook = { bgcolor: 'warning.light', color: 'warning.main', fontWeight: 600 };

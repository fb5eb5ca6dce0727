import { languages, placeholdersOf } from '@programme/i18n';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Stack, Typography } from '@programme/ui';
import { TonePill } from '../../shared/tone-pill';
import { isOverridden, type EditorEntry } from './editor-entry';
import { ScreenLink } from './screen-link';

type Props = { readonly id: string; readonly entry: EditorEntry; readonly changed: boolean };

/** The key, the screen that it stands on, and its state. */
export function RowHeading({ id, entry, changed }: Props) {
  const translate = useTranslate();
  const { key } = entry.builtIn;
  const names = [...new Set(languages.flatMap((language) => placeholdersOf(entry.builtIn[language])))];
  return (
    <Box sx={{ gridArea: 'key', minWidth: 0 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
        <Typography id={id} component="h2" sx={{ fontSize: '0.9rem', fontWeight: 650, overflowWrap: 'anywhere' }}>
          {key}
        </Typography>
        {isOverridden(entry) && <TonePill tone="positive">{translate('translations.overridden')}</TonePill>}
        {changed && (
          <TonePill dot tone="warning">
            {translate('translations.changed')}
          </TonePill>
        )}
      </Stack>
      <Typography
        variant="caption"
        component="div"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        <ScreenLink group={entry.group} />
        {names.length > 0 && (
          <span>
            {translate('translations.placeholders', { names: names.map((name) => `{{${name}}}`).join(', ') })}
          </span>
        )}
      </Typography>
    </Box>
  );
}

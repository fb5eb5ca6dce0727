import { memo } from 'react';
import { limits } from '@programme/contracts';
import { hasTextIn, languageNames, pluralFormOf, pluralFormsOf, type Language } from '@programme/i18n';
import { useTranslate } from '@programme/mfe-contract';
import { Box, TextField, Typography } from '@programme/ui';
import { TextPreview } from './text-preview';

type Props = {
  readonly id: string;
  readonly textKey: string;
  readonly language: Language;
  readonly text: string;
  readonly builtIn: string;
  readonly overridden: boolean;
  /** What keeps it from being saved. */
  readonly error?: string;
  /** What somebody else saved in the meantime; empty for the built-in text. */
  readonly theirs?: string;
  readonly onType: (language: Language, text: string) => void;
  readonly onLeave: (language: Language, text: string) => void;
};

const fewLines = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/** One text in one language, growing with its lines. */
export const TranslationField = memo(function TranslationField(props: Props) {
  const { id, textKey, language, text, builtIn, overridden, error, theirs, onType, onLeave } = props;
  const translate = useTranslate();
  if (!hasTextIn(language, textKey)) return <NoPluralForm textKey={textKey} language={language} />;
  return (
    <Box sx={{ minWidth: 0 }}>
      <TextField
        id={id}
        label={languageNames[language]}
        value={text}
        placeholder={builtIn}
        multiline
        maxRows={14}
        fullWidth
        size="small"
        error={error !== undefined}
        onChange={(event) => onType(language, event.target.value)}
        onBlur={() => onLeave(language, text)}
        helperText={error ?? <Hint text={text} builtIn={builtIn} overridden={overridden} />}
        slotProps={{
          // Its own language for the spelling and the voice; its own direction, whatever is written in it.
          htmlInput: { lang: language, dir: 'auto', maxLength: limits.text },
          inputLabel: { sx: { fontSize: '0.8125rem', color: 'text.secondary', mb: 0.5 } },
          input: { sx: { py: 1, px: 1.25, fontSize: '0.9375rem', lineHeight: 1.45 } },
          formHelperText: { ...(error !== undefined && { role: 'alert' }), component: 'div' },
        }}
      />
      <TextPreview textKey={textKey} language={language} text={text === '' ? builtIn : text} />
      {theirs !== undefined && (
        <Typography variant="caption" component="p" sx={{ mt: 0.5, fontWeight: 600, color: 'warning.main' }}>
          {theirs === ''
            ? translate('translations.conflict.theirs.none')
            : translate('translations.conflict.theirs', { text: theirs })}
        </Typography>
      )}
    </Box>
  );
});

/** What stands behind the text: that an empty field brings the built-in text back, or what that one says. */
function Hint({ text, builtIn, overridden }: Pick<Props, 'text' | 'builtIn' | 'overridden'>) {
  const translate = useTranslate();
  if (text === '' && builtIn !== '') return translate('translations.emptied');
  if (!overridden || builtIn === '' || text === builtIn) return null;
  return (
    <Box component="span" title={builtIn} sx={fewLines}>
      {translate('translations.builtIn', { text: builtIn })}
    </Box>
  );
}

function NoPluralForm({ textKey, language }: Pick<Props, 'textKey' | 'language'>) {
  const translate = useTranslate();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="p" sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary', mb: 0.5 }}>
        {languageNames[language]}
      </Typography>
      <Typography
        component="p"
        data-ground
        variant="caption"
        sx={{ p: 1.25, borderRadius: 1, color: 'text.secondary', bgcolor: 'background.default' }}
      >
        {translate('translations.noForm', {
          language: languageNames[language],
          form: pluralFormOf(textKey) ?? '',
          forms: pluralFormsOf(language).join(', '),
        })}
      </Typography>
    </Box>
  );
}

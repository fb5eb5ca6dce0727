import { memo } from 'react';
import { placeholdersOf, type Language } from '@programme/i18n';
import { useTranslate } from '@programme/mfe-contract';
import { Box, tokens } from '@programme/ui';
import { sampleText } from './sample-text';

type Props = { readonly textKey: string; readonly language: Language; readonly text: string };

/** How a text with placeholders reads once they are filled. Follows the typing. */
export const TextPreview = memo(function TextPreview({ textKey, language, text }: Props) {
  const translate = useTranslate();
  if (placeholdersOf(text).length === 0) return null;
  return (
    <Box data-ground sx={look}>
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 600 }}>
        {`${translate('translations.preview')} `}
      </Box>
      <Box component="span" lang={language} dir="auto" sx={{ whiteSpace: 'pre-line' }}>
        {sampleText(text, textKey, language)}
      </Box>
    </Box>
  );
});

const look = {
  mt: 0.5,
  px: 1.25,
  py: 0.75,
  bgcolor: tokens.color.sand,
  borderRadius: `${tokens.radius.small}px`,
  fontSize: '0.8125rem',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
} as const;

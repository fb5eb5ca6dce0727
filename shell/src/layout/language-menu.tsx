import { languageNames, languages } from '@programme/i18n';
import { useShell } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { ChoiceMenu } from './choice-menu';

export function LanguageMenu() {
  const { preferences, translate } = useShell();
  const { language } = preferences;
  return (
    <ChoiceMenu
      // The accessible name contains the short form, which is the visible label on narrow screens.
      label={`${translate('shell.language', { language: languageNames[language] })}, ${language.toUpperCase()}`}
      value={language}
      choices={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
      onChoose={preferences.setLanguage}
    >
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {languageNames[language]}
      </Box>
      <Box component="span" sx={{ display: { xs: 'inline', md: 'none' }, textTransform: 'uppercase' }}>
        {language}
      </Box>
    </ChoiceMenu>
  );
}

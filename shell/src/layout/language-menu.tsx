import { languageNames, languages } from '@programme/i18n';
import { useShell } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { ChoiceMenu } from './choice-menu';

export function LanguageMenu() {
  const { preferences, translate } = useShell();
  return (
    <ChoiceMenu
      label={translate('shell.language', { language: languageNames[preferences.language] })}
      value={preferences.language}
      choices={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
      onChoose={preferences.setLanguage}
    >
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {languageNames[preferences.language]}
      </Box>
      <Box component="span" sx={{ display: { xs: 'inline', md: 'none' }, textTransform: 'uppercase' }}>
        {preferences.language}
      </Box>
    </ChoiceMenu>
  );
}

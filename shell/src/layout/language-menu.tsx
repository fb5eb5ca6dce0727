import { languages, type Language } from '@programme/i18n';
import { useShell } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { ChoiceMenu } from './choice-menu';

/** Every language by its own name (S1 §2), so that who reads only one finds it. */
const names: Record<Language, string> = { en: 'English', pl: 'Polski', es: 'Español' };

export function LanguageMenu() {
  const { preferences, translate } = useShell();
  return (
    <ChoiceMenu
      label={translate('shell.language', { language: names[preferences.language] })}
      value={preferences.language}
      choices={languages.map((value) => ({ value, label: names[value], lang: value }))}
      onChoose={preferences.setLanguage}
    >
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {names[preferences.language]}
      </Box>
      <Box component="span" sx={{ display: { xs: 'inline', md: 'none' }, textTransform: 'uppercase' }}>
        {preferences.language}
      </Box>
    </ChoiceMenu>
  );
}

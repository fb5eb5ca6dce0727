import { themes, type Theme } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { ContrastIcon } from '@programme/ui';
import { preferencesChosen } from '../store/preferences.slice';
import { useShellDispatch, useShellSelector } from '../store/shell.store';
import { ChoiceMenu } from './choice-menu';

export function ThemeMenu() {
  const translate = useTranslate();
  const dispatch = useShellDispatch();
  const theme = useShellSelector((state) => state.preferences.theme);
  return (
    <ChoiceMenu<Theme>
      label={translate('shell.theme')}
      value={theme}
      choices={themes.map((value) => ({ value, label: translate(`shell.theme.${value}`) }))}
      onChoose={(chosen) => dispatch(preferencesChosen({ theme: chosen }))}
      icon
    >
      <ContrastIcon fontSize="small" />
    </ChoiceMenu>
  );
}

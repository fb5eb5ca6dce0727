import { useShell } from '@programme/mfe-contract';
import { currencies } from '@programme/pricing';
import { ChoiceMenu } from './choice-menu';

export function CurrencyMenu() {
  const { preferences, translate } = useShell();
  return (
    <ChoiceMenu
      label={translate('shell.currency', { currency: preferences.currency })}
      value={preferences.currency}
      choices={currencies.map((value) => ({ value, label: value }))}
      onChoose={preferences.setCurrency}
    >
      {preferences.currency}
    </ChoiceMenu>
  );
}

import { useTranslate } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Button, Notice } from '@programme/ui';
import { useScreenPath } from '../named-prices/use-screen-path';

/** Suggests the self-service plan for a small programme (S1 §9, decision P4). */
export function ComfortNotice() {
  const screenPath = useScreenPath();
  const translate = useTranslate();
  return (
    <Notice
      tone="information"
      title={translate('calculator.comfort.title')}
      action={
        <Button
          color="inherit"
          size="small"
          component={RouterLink}
          to={screenPath('comfort')}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {translate('calculator.comfort.see')}
        </Button>
      }
    >
      {translate('calculator.comfort.text')}
    </Notice>
  );
}

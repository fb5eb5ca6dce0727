import { useTranslate } from '@programme/mfe-contract';
import { Button } from '@programme/ui';
import { BackIcon } from '@programme/ui/staff-icons';

type Props = { readonly onBack: () => void; readonly disabled?: boolean };

/** Leads from a step of the wizard to the one before; what was typed stays. */
export function BackButton({ onBack, disabled = false }: Props) {
  const translate = useTranslate();
  return (
    <Button size="large" startIcon={<BackIcon />} disabled={disabled} onClick={onBack} sx={{ ml: { sm: 'auto' } }}>
      {translate('wizard.back')}
    </Button>
  );
}

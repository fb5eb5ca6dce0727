import { useTranslate } from '@programme/mfe-contract';
import { Notice } from '@programme/ui';

type Props = { readonly text: string; readonly onClose: () => void };

/** The banner of a calculation that failed (S1 §8); what was typed stays in the form. */
export function CalculationFailure({ text, onClose }: Props) {
  const translate = useTranslate();
  return (
    <Notice tone="error" role="alert" onClose={onClose} closeLabel={translate('calculator.close')}>
      {text}
    </Notice>
  );
}

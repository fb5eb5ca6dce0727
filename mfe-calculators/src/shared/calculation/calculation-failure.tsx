import { useTranslate } from '@programme/mfe-contract';
import { Notice } from '@programme/ui';

type Props = {
  readonly text: string;
  /** What went wrong inside, where the catalogue has words for it. */
  readonly details?: string | null;
  readonly onClose: () => void;
};

/** The banner of a calculation that failed (S1 §8); what was typed stays in the form. */
export function CalculationFailure({ text, details, onClose }: Props) {
  const translate = useTranslate();
  return (
    <Notice
      tone="error"
      role="alert"
      onClose={onClose}
      closeLabel={translate('calculator.close')}
      {...(details ? { title: text } : {})}
    >
      {details ?? text}
    </Notice>
  );
}

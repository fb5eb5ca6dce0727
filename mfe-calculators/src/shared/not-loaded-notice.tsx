import { useTranslate } from '@programme/mfe-contract';
import { Button, Notice } from '@programme/ui';

type Props = { readonly text: string; readonly onRetry: () => void };

/** In the place of what could not be loaded. */
export function NotLoadedNotice({ text, onRetry }: Props) {
  const translate = useTranslate();
  return (
    <Notice
      tone="error"
      role="alert"
      action={
        <Button color="inherit" onClick={onRetry}>
          {translate('calculator.result.retry')}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}

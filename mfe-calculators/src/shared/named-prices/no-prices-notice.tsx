import type { ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, Notice } from '@programme/ui';

type Props = {
  readonly onRetry: () => void;
  /** Another way on, beside the retry. */
  readonly otherAction?: ReactNode;
};

/** In the place of a screen whose prices could not be loaded. */
export function NoPricesNotice({ onRetry, otherAction }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Notice
        tone="error"
        role="alert"
        title={translate('calculator.prices.failed')}
        action={
          <>
            <Button onClick={onRetry}>{translate('shell.retry')}</Button>
            {otherAction}
          </>
        }
      >
        {translate('calculator.prices.failed.text')}
      </Notice>
    </Box>
  );
}

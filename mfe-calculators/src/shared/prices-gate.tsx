import type { ReactNode } from 'react';
import { useShell } from '@programme/mfe-contract';
import { Box, Button, Notice, Spinner } from '@programme/ui';

/** Shows the screens once the prices in force are known. Old or built-in prices never take their place. */
export function PricesGate({ children }: { readonly children: ReactNode }) {
  const { prices, translate } = useShell();
  if (prices.status === 'ready') return children;
  if (prices.status === 'loading') return <Spinner label={translate('calculator.loading')} />;
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Notice
        tone="error"
        role="alert"
        title={translate('calculator.prices.failed')}
        action={<Button onClick={prices.retry}>{translate('shell.retry')}</Button>}
      >
        {translate('calculator.prices.failed.text')}
      </Notice>
    </Box>
  );
}

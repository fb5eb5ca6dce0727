import { useState, type ReactNode } from 'react';
import { priceBookOfQuery } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { useLocation } from '@programme/platform';
import type { PriceBook } from '@programme/pricing';
import { Spinner } from '@programme/ui';
import { loadedChunk } from './loaded-chunk';
import { NoPricesNotice } from './named-prices/no-prices-notice';
import { NotLoadedNotice } from './not-loaded-notice';

/** Shows the screens once the prices are known. Old or built-in prices never take the place of those in force. */
export function PricesGate({ children }: { readonly children: ReactNode }) {
  const { prices, translate } = useShell();
  if (prices.status === 'ready') return <NamedPricesGate today={prices.book}>{children}</NamedPricesGate>;
  if (prices.status === 'loading') return <Spinner label={translate('calculator.loading')} />;
  return <NoPricesNotice onRetry={prices.retry} />;
}

type NamedProps = { readonly today: PriceBook; readonly children: ReactNode };

/**
 * Links name the price book that they were made with. While that is the one in force, the page changes with it as any
 * other does; a link to other prices shows those.
 */
function NamedPricesGate({ today, children }: NamedProps) {
  const id = priceBookOfQuery(useLocation().search);
  const [link, setLink] = useState({ id, isOther: id !== today.id });
  if (link.id !== id) setLink({ id, isOther: id !== today.id });
  if (id === null || !link.isOther) return children;
  return (
    <OtherPrices id={id} today={today}>
      {children}
    </OtherPrices>
  );
}

// Few open a link to prices that are not in force.
const useNamedPricesChunk = loadedChunk(() => import('./named-prices/named-prices'));

function OtherPrices(props: NamedProps & { readonly id: string }) {
  const { translate } = useShell();
  const { chunk, failed, retry } = useNamedPricesChunk();
  if (chunk) return <chunk.NamedPrices {...props} />;
  if (failed) return <NotLoadedNotice text={translate('calculator.prices.failed.text')} onRetry={retry} />;
  return <Spinner label={translate('calculator.loading')} />;
}

import { useShell } from '@programme/mfe-contract';

/** Whether the reader is a client: staff read offers, and neither answer them nor ask. False while it is not known. */
export function useIsClient(): boolean {
  const { session } = useShell();
  return session.status === 'ready' && !session.may('offers.read');
}

import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { useLocation } from '@programme/platform';
import { Box, Notice } from '@programme/ui';
import { readSharedLink, type SharedEntry } from './shared-link';

export type SharedCalculationsProps<Entry> = {
  /** Prices an entry of a link by its price book; rejects for one that it cannot read. */
  readonly read: (entry: SharedEntry) => Promise<Entry>;
  /** The link that was added last. */
  readonly openedLink: string;
  readonly onOpen: (link: string, entries: readonly Entry[]) => void;
};

/**
 * Adds the calculations of a shared link to the saved ones, once. They are not logged: who shared them did that. Says
 * how many could not be opened.
 */
export function SharedCalculations<Entry>({ read, openedLink, onOpen }: SharedCalculationsProps<Entry>) {
  const translate = useTranslate();
  const { search } = useLocation();
  const { key } = readSharedLink(search);
  const [failures, setFailures] = useState(0);

  const open = useEffectEvent(async (isCurrent: () => boolean) => {
    const { entries, ignored } = readSharedLink(search);
    if (key === '' || key === openedLink) return;
    const outcomes = await Promise.allSettled(entries.map((entry) => read(entry)));
    if (!isCurrent()) return;
    const opened = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    onOpen(key, opened);
    setFailures(ignored + entries.length - opened.length);
  });

  useEffect(() => {
    let current = true;
    void open(() => current);
    return () => {
      current = false;
    };
  }, [key]);

  if (failures === 0) return null;
  return (
    <Box className="screen-only" sx={{ my: 1.5 }}>
      <Notice tone="warning" role="status" onClose={() => setFailures(0)} closeLabel={translate('calculator.close')}>
        {translate('saved.link.ignored', { count: failures })}
      </Notice>
    </Box>
  );
}

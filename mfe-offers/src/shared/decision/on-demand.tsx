import { useEffect, useState, type ReactNode } from 'react';
import type { loadOfferDecisionTexts } from '@programme/i18n/offer-decision';
import { useShell } from '@programme/mfe-contract';
import { Box, Button, Notice } from '@programme/ui';

/** A chunk brings the loader of its texts along, so that the first script of the page has neither. */
type Chunk = { readonly loadTexts: typeof loadOfferDecisionTexts };

type Props<Loaded extends Chunk> = {
  /** The same function in each rendering. */
  readonly load: () => Promise<Loaded>;
  /** Height that is kept while it loads; px. */
  readonly height?: number;
  readonly children: (loaded: Loaded) => ReactNode;
};

/** What few readers need, in a chunk of its own, with the texts of decisions. */
export function OnDemand<Loaded extends Chunk>({ load, height = 0, children }: Props<Loaded>) {
  const { translate, addTexts } = useShell();
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  useEffect(() => {
    if (loaded) return;
    let gone = false;
    const show = (next: Loaded | 'failed') => gone || setLoaded(next);
    load()
      .then(async (chunk) => {
        await addTexts('offer-decision', chunk.loadTexts);
        show(chunk);
      })
      .catch(() => show('failed'));
    return () => {
      gone = true;
    };
  }, [load, addTexts, loaded]);

  if (!loaded) return <Box sx={{ height }} />;
  if (loaded !== 'failed') return children(loaded);
  return (
    <Notice
      tone="error"
      role="alert"
      title={translate('shell.unreachable.title')}
      action={<Button onClick={() => setLoaded(undefined)}>{translate('shell.retry')}</Button>}
    />
  );
}

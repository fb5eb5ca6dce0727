import { useEffect, useState, type ComponentType } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Button, Notice, Skeleton } from '@programme/ui';
import { useDecisionTexts } from './use-decision-texts';

type Props<Given extends object> = {
  /** The same function in each rendering. */
  readonly load: () => Promise<ComponentType<Given>>;
  /** What the component is given. */
  readonly given: Given;
  /** Height that is kept for it while it loads; px. */
  readonly height: number;
};

type Loaded<Given> = { readonly Part: ComponentType<Given> } | 'loading' | 'failed';

/** A component that few readers need, in a chunk of its own, with the texts of decisions. */
export function OnDemand<Given extends object>({ load, given, height }: Props<Given>) {
  const translate = useTranslate();
  const loadTexts = useDecisionTexts();
  const [loaded, setLoaded] = useState<Loaded<Given>>('loading');
  useEffect(() => {
    if (loaded !== 'loading') return;
    let gone = false;
    Promise.all([load(), loadTexts()]).then(
      ([Part]) => gone || setLoaded({ Part }),
      () => gone || setLoaded('failed'),
    );
    return () => {
      gone = true;
    };
  }, [load, loadTexts, loaded]);

  if (loaded === 'loading') return <Skeleton variant="rounded" height={height} />;
  if (loaded !== 'failed') return <loaded.Part {...given} />;
  return (
    <Notice
      tone="error"
      role="alert"
      title={translate('shell.unreachable.title')}
      action={
        <Button color="inherit" onClick={() => setLoaded('loading')}>
          {translate('shell.retry')}
        </Button>
      }
    >
      {translate('offer.unreachable.text')}
    </Notice>
  );
}

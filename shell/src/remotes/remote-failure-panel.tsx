import { isChunkLoadError } from '@programme/contracts';
import { useTranslate, type Translate } from '@programme/mfe-contract';
import { Button, Notice } from '@programme/ui';
import { RemoteFailure } from './remote-failure';

type Props = { readonly error: unknown; readonly onRetry: () => void };

/** Shown in place of a remote that failed. A stale chunk needs a reload of the page; anything else can be retried. */
export function RemoteFailurePanel({ error, onRetry }: Props) {
  const translate = useTranslate();
  const stale = isChunkLoadError(error);
  return (
    <Notice
      tone="error"
      role="alert"
      title={translate('shell.remote.failed.title')}
      action={
        <Button color="inherit" onClick={stale ? () => window.location.reload() : onRetry}>
          {translate(stale ? 'shell.reload' : 'shell.retry')}
        </Button>
      }
    >
      {stale ? translate('shell.remote.gone.text') : textOf(error, translate)}
    </Notice>
  );
}

function textOf(error: unknown, translate: Translate): string {
  const skew = error instanceof RemoteFailure ? error.skew : undefined;
  if (!skew) return translate('shell.remote.failed.text');
  const { kind, ...versions } = skew;
  return translate(kind === 'contract' ? 'shell.remote.incompatible.text' : 'shell.remote.library.text', versions);
}

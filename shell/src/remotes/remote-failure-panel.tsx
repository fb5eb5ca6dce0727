import { useTranslate, type Translate } from '@programme/mfe-contract';
import { Button, Notice } from '@programme/ui';
import { isChunkFailure } from './gone-chunk';
import { RemoteFailure } from './remote-failure';

type Props = { readonly error: unknown; readonly onRetry: () => void };

/** Stands in the place of a remote that failed. A script that is gone comes back with the page alone. */
export function RemoteFailurePanel({ error, onRetry }: Props) {
  const translate = useTranslate();
  const gone = isChunkFailure(error);
  return (
    <Notice
      tone="error"
      role="alert"
      title={translate('shell.remote.failed.title')}
      action={
        <Button color="inherit" onClick={gone ? () => window.location.reload() : onRetry}>
          {translate(gone ? 'shell.reload' : 'shell.retry')}
        </Button>
      }
    >
      {gone ? translate('shell.remote.gone.text') : textOf(error, translate)}
    </Notice>
  );
}

function textOf(error: unknown, translate: Translate): string {
  const skew = error instanceof RemoteFailure ? error.skew : undefined;
  if (!skew) return translate('shell.remote.failed.text');
  const { kind, ...versions } = skew;
  return translate(kind === 'contract' ? 'shell.remote.incompatible.text' : 'shell.remote.library.text', versions);
}

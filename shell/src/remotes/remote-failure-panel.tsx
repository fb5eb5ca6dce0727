import { contractVersion, useTranslate } from '@programme/mfe-contract';
import { Button, Notice } from '@programme/ui';
import { RemoteFailure } from './remote-failure';

type Props = { readonly error: unknown; readonly onRetry: () => void };

export function RemoteFailurePanel({ error, onRetry }: Props) {
  const translate = useTranslate();
  const incompatible = error instanceof RemoteFailure && error.reason === 'incompatible';
  return (
    <Notice
      tone="error"
      role="alert"
      title={translate('shell.remote.failed.title')}
      action={
        <Button color="inherit" onClick={onRetry}>
          {translate('shell.retry')}
        </Button>
      }
    >
      {incompatible
        ? translate('shell.remote.incompatible.text', { remote: error.remoteContract ?? '?', shell: contractVersion })
        : translate('shell.remote.failed.text')}
    </Notice>
  );
}

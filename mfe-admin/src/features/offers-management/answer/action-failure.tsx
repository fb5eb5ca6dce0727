import { isApiError } from '@programme/api-client';
import { useTranslate } from '@programme/mfe-contract';
import { Button, Notice } from '@programme/ui';
import { CallFailure } from '../../../shared/failures/call-failure';

type Props = {
  /** What could not be done. */
  readonly title: string;
  readonly error: unknown;
  /** Whether the offer was loaded again since the dialog opened. */
  readonly isReloaded: boolean;
  readonly onReload: () => void;
};

const conflict = 409;

/** Why a withdrawal or a reversal failed. A stale version offers the current one. */
export function ActionFailure({ title, error, isReloaded, onReload }: Props) {
  const translate = useTranslate();
  if (error === undefined) {
    return isReloaded ? (
      <Notice tone="information" role="status">
        {translate('offerAnswer.stale.loaded')}
      </Notice>
    ) : null;
  }
  // Conflicts other than of the version say how the offer stands.
  if (isApiError(error) && error.status === conflict && error.state === undefined) {
    return (
      <Notice
        tone="error"
        role="alert"
        title={translate('offerAnswer.stale')}
        action={
          <Button color="inherit" onClick={onReload}>
            {translate('wizard.stale.load')}
          </Button>
        }
      >
        {translate('offerAnswer.stale.text')}
      </Notice>
    );
  }
  return <CallFailure title={title} error={error} />;
}

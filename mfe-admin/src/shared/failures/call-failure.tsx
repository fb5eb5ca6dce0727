import type { ReactNode } from 'react';
import { isApiError } from '@programme/api-client';
import { routePath, useTranslate } from '@programme/mfe-contract';
import { Button, Notice, Stack } from '@programme/ui';
import { useFailureText } from './use-failure-text';

type Props = {
  /** What could not be done. */
  readonly title: string;
  readonly error: unknown;
  /** Asks again; without it the screen has a button of its own that does. */
  readonly onRetry?: () => void;
  /** More to do about it than to try again. */
  readonly action?: ReactNode;
};

const sessionEnded = 401;

/**
 * A failed call, as a notice in place of its result. When the session has ended, the login opens in a new tab, so that
 * this one keeps the input.
 */
export function CallFailure({ title, error, onRetry, action }: Props) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const loggedOut = isApiError(error) && error.status === sessionEnded;
  return (
    <Notice
      tone="error"
      role="alert"
      title={loggedOut ? translate('admin.sessionEnded.title') : title}
      action={
        (loggedOut || onRetry !== undefined || action !== undefined) && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 4 }}>
            {loggedOut && (
              <Button color="inherit" component="a" href={routePath('auth')} target="_blank" rel="noopener">
                {translate('admin.sessionEnded.login')}
              </Button>
            )}
            {onRetry && (
              <Button color="inherit" onClick={onRetry}>
                {translate('admin.retry')}
              </Button>
            )}
            {action}
          </Stack>
        )
      }
    >
      {loggedOut ? translate('admin.sessionEnded.text') : failureText(error)}
    </Notice>
  );
}

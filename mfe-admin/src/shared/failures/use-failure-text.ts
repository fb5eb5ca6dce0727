import { useCallback } from 'react';
import { isApiError } from '@programme/api-client';
import { useTranslate } from '@programme/mfe-contract';

/** Why a call failed, in one sentence: the API's own, or that there was none. */
export function useFailureText(): (error: unknown) => string {
  const translate = useTranslate();
  return useCallback(
    (error) => (isApiError(error) && error.detail) || translate('shell.unreachable.title'),
    [translate],
  );
}

import { useEffect, useRef, type MouseEvent } from 'react';
import type { PublicOffer } from '@programme/contracts';
import { formatDateTime, isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Button, tokens, Typography } from '@programme/ui';
import { refusalText } from '../../shared/refusal-text';
import { useIsClient } from '../../shared/use-is-client';
import { useRequestExtension } from './use-request-extension';

type Props = { readonly offerId: string; readonly offer: PublicOffer };

/** How the client of an expired offer asks for more time, and since when it has been asked for. Staff cannot ask. */
export function ExtensionRequest({ offerId, offer }: Props) {
  const { translate, preferences } = useShell();
  const canAsk = useIsClient();
  const { request, sending, failure } = useRequestExtension(offerId);
  const result = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const { extensionRequestedAt } = offer;
  // The button that held the focus is gone.
  useEffect(() => {
    if (asked.current && extensionRequestedAt !== null) result.current?.focus();
  }, [extensionRequestedAt]);

  const ask = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const heading = currentTarget.closest('article')?.querySelector('h1');
    asked.current = true;
    if (await request()) heading?.focus();
  };

  if (extensionRequestedAt !== null) {
    const when = formatDateTime(extensionRequestedAt, preferences.language, { style: 'long' });
    return (
      <Box ref={result} tabIndex={-1} className="screen-only" sx={{ mt: 1, fontWeight: 600, outline: 'none' }}>
        {translate('offer.extension.asked', { when, creator: isolated(offer.offer.creator) })}
      </Box>
    );
  }
  if (!canAsk) return null;
  return (
    <Box className="screen-only" sx={{ mt: 1.5 }}>
      <Button variant="contained" loading={sending} onClick={(event) => void ask(event)}>
        {translate('offer.extension.ask')}
      </Button>
      {failure && (
        <Typography role="alert" variant="body2" sx={{ mt: 1, fontWeight: 600, color: tokens.color.bad }}>
          {failure.kind === 'refused' ? refusalText(failure.error, translate) : translate('offer.unreachable.text')}
        </Typography>
      )}
    </Box>
  );
}

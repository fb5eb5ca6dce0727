import { useMemo } from 'react';
import type { PublicOffer } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { Box, Notice } from '@programme/ui';
import { offerChanges } from './offer-changes';

type Props = {
  readonly before: PublicOffer;
  readonly after: PublicOffer;
  /** Without it the notice stays. */
  readonly onClose?: () => void;
};

/** Says that the offer is another one than the reader has seen so far, and what has changed. */
export function UpdateNotice({ before, after, onClose }: Props) {
  const { translate, preferences } = useShell();
  const { language } = preferences;
  const changes = useMemo(
    () => offerChanges(before, after, { translate, language }),
    [before, after, translate, language],
  );
  return (
    <Notice
      tone="information"
      role="status"
      title={translate('offer.update.title')}
      {...(onClose && { onClose, closeLabel: translate('shell.close') })}
    >
      <Box>{translate(changes.length > 0 ? 'offer.update.text' : 'offer.update.nothing')}</Box>
      {changes.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </Box>
      )}
    </Notice>
  );
}

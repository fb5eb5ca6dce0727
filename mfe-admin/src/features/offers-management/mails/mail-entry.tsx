import type { MailState, SentMail } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { TonePill } from '../../../shared/tone-pill';

const tones = {
  waiting: 'neutral',
  delivered: 'positive',
  refused: 'warning',
  uncertain: 'warning',
  failed: 'warning',
  cancelled: 'sand',
} as const satisfies Record<MailState, string>;

/** A mail that was sent, or is to be, and what became of it. */
export function MailEntry({ mail }: { readonly mail: SentMail }) {
  const translate = useTranslate();
  const clock = useStaffClock();
  const { kind, state, recipient, createdAt, sentAt, failure, error } = mail;
  const when = clock.dateTime(sentAt ?? createdAt);
  return (
    <Box component="li" sx={{ py: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {translate(`offerMails.${kind}`)}
        </Box>
        <TonePill tone={tones[state]}>{translate(`offerMails.state.${state}`)}</TonePill>
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {recipient === null ? when : translate('offerMails.to', { when, address: isolated(recipient) })}
      </Box>
      {failure && <Box sx={{ typography: 'body2' }}>{translate(`offerMails.failure.${failure}`)}</Box>}
      {error !== null && state !== 'cancelled' && (
        <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {translate('offerMails.reason', { reason: isolated(error) })}
        </Box>
      )}
    </Box>
  );
}

import { useId } from 'react';
import { limits, type OfferDetails } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Notice, Panel, Typography } from '@programme/ui';
import { AnswerForm } from './answer-form';
import { isWaiting } from './is-waiting';
import { ThreadMessages } from './thread-messages';

type Props = {
  readonly details: Pick<OfferDetails, 'offer' | 'thread' | 'abilities'>;
  /** Whether it stands before all else, also where the columns are one. */
  readonly isFirst: boolean;
};

/** What the client asked and what staff answered, and the form for the next message. */
export function ThreadPanel({ details: { offer, thread, abilities }, isFirst }: Props) {
  const translate = useTranslate();
  const title = useId();
  const isWithdrawn = offer.status === 'withdrawn';
  const isFull = thread.length >= limits.thread.messages;
  const waits = isWaiting(thread) && !isWithdrawn;
  const isEmpty = thread.length === 0;
  return (
    <Panel
      component="section"
      aria-labelledby={title}
      sx={{ order: { xs: isFirst ? -3 : 0, lg: 0 }, gridColumn: { lg: 1 } }}
    >
      <Typography component="h2" variant="h2" id={title}>
        {translate('offerThread.title')}
      </Typography>
      <Box role="status" sx={{ mt: 1.5, '&:empty': { display: 'none' } }}>
        {waits && <Notice tone="warning">{translate('offerThread.waiting')}</Notice>}
      </Box>
      {isEmpty ? (
        <Remark>{translate(isWithdrawn ? 'offerThread.none.withdrawn' : 'offerThread.none')}</Remark>
      ) : (
        <ThreadMessages thread={thread} />
      )}
      {isWithdrawn && !isEmpty && <Remark>{translate('offerThread.withdrawn')}</Remark>}
      {!isWithdrawn && isFull && <Remark>{translate('offerThread.full')}</Remark>}
      {abilities.includes('answer') && !isFull && <AnswerForm offerId={offer.id} isAnswer={waits} />}
    </Panel>
  );
}

const Remark = ({ children }: { readonly children: string }) => (
  <Typography sx={{ mt: 1.5, maxWidth: '65ch', color: 'text.secondary' }}>{children}</Typography>
);

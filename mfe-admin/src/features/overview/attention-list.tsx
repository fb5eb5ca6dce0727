import { useId } from 'react';
import type { Overview } from '@programme/contracts';
import { formatWholeNumber, isolated } from '@programme/formatting';
import { routePath, useShell } from '@programme/mfe-contract';
import { Box, Panel, Typography } from '@programme/ui';
import { NotificationsIcon, PriceBookIcon } from '@programme/ui/staff-icons';
import { ApprovalEntry } from './approval-entry';
import { AttentionEntry } from './attention-entry';
import { AttentionRow } from './attention-row';
import { SectionHeading } from './section-heading';
import { WaitingEntry } from './waiting-entry';

type Props = {
  /** Offers whose clients wait for an answer. */
  readonly waiting: NonNullable<Overview['waiting']>;
  /** Offers whose discounts the reader may approve. */
  readonly approvals: NonNullable<Overview['approvals']>;
  readonly offers: Overview['attention'];
  /** Chat messages that will not be sent again. */
  readonly failedMessages: number;
  /** Price books that the reader may approve. */
  readonly priceBooks: NonNullable<Overview['priceBooksInReview']>;
};

/**
 * What somebody should look at: clients and salespeople who wait, messages that did not arrive, price books to approve,
 * and offers, the most urgent first.
 */
export function AttentionList({ waiting, approvals, offers, failedMessages, priceBooks }: Props) {
  const { translate, preferences } = useShell();
  const id = useId();
  const hasFailed = failedMessages > 0;
  const entries = waiting.length + approvals.length + offers.length + priceBooks.length + Number(hasFailed);
  return (
    <Panel component="section" aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={translate('overview.attention')}
        beside={entries > 1 && translate('overview.attention.order')}
      />
      {entries === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate('overview.attention.none')}</Typography>
      ) : (
        <Box component="ul" aria-labelledby={id} sx={{ m: 0, mx: -1, p: 0, listStyle: 'none' }}>
          {waiting.map((offer) => (
            <WaitingEntry key={`${offer.reason} ${offer.offerId}`} {...offer} />
          ))}
          {approvals.map((offer) => (
            <ApprovalEntry key={offer.offerId} {...offer} />
          ))}
          {hasFailed && (
            <AttentionRow
              tone="failure"
              Icon={NotificationsIcon}
              to={routePath('adminSlack')}
              title={translate('overview.attention.messages', {
                count: failedMessages,
                number: formatWholeNumber(failedMessages, preferences.language),
              })}
            >
              {translate('overview.attention.messages.text')}
            </AttentionRow>
          )}
          {priceBooks.map(({ id: priceBookId, label, submittedBy }) => (
            <AttentionRow
              key={priceBookId}
              tone="warning"
              Icon={PriceBookIcon}
              to={routePath('adminPriceBook', { priceBookId })}
              title={isolated(label)}
            >
              {translate('overview.attention.priceBook', { username: isolated(submittedBy) })}
            </AttentionRow>
          ))}
          {offers.map((offer) => (
            <AttentionEntry key={offer.offerId} {...offer} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

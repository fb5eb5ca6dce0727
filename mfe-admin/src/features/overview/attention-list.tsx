import { useId } from 'react';
import { formatWholeNumber, isolated } from '@programme/formatting';
import { routePath, useShell } from '@programme/mfe-contract';
import { Box, Panel, Typography } from '@programme/ui';
import { NotificationsIcon, PriceBookIcon } from '@programme/ui/staff-icons';
import { ApprovalEntry } from './approval-entry';
import { countRows, type Attention } from './attention';
import { AttentionEntry } from './attention-entry';
import { AttentionRow } from './attention-row';
import { AdminChangeEntry, ProposedLimitEntry } from './rights-entries';
import { FailedMailEntry, UnreachableEntry } from './failed-mail-entries';
import { RejectedDiscountEntry } from './rejected-discount-entry';
import { SectionHeading } from './section-heading';
import { WaitingEntry } from './waiting-entry';

/**
 * What somebody should look at: clients and salespeople who wait, discounts that were not approved, messages that did not
 * arrive, price books and a limit to approve, changes of rights, and offers, the most urgent first.
 */
export function AttentionList(attention: Attention) {
  const { waiting, approvals, rejectedDiscounts, offers, failedMessages, priceBooks, proposedLimit, adminChanges } =
    attention;
  const { failedMails, unreachableCreators, unreachableUsers } = attention;
  const { translate, preferences } = useShell();
  const id = useId();
  const rows = countRows(attention);
  return (
    <Panel component="section" aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={translate('overview.attention')}
        beside={rows > 1 && translate('overview.attention.order')}
      />
      {rows === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate('overview.attention.none')}</Typography>
      ) : (
        <Box component="ul" aria-labelledby={id} sx={{ m: 0, mx: -1, p: 0, listStyle: 'none' }}>
          {waiting.map((offer) => (
            <WaitingEntry key={`${offer.reason} ${offer.offerId}`} {...offer} />
          ))}
          {approvals.map((offer) => (
            <ApprovalEntry key={offer.offerId} {...offer} />
          ))}
          {rejectedDiscounts.map((offer) => (
            <RejectedDiscountEntry key={offer.offerId} {...offer} />
          ))}
          {failedMails.map((offer) => (
            <FailedMailEntry key={offer.offerId} {...offer} />
          ))}
          {unreachableCreators.map((creator) => (
            <UnreachableEntry key={creator.name} {...creator} who="creator" />
          ))}
          {unreachableUsers.map((user) => (
            <UnreachableEntry key={user.name} {...user} who="user" />
          ))}
          {failedMessages > 0 && (
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
              verb={translate('overview.act.review')}
            >
              {translate('overview.attention.priceBook', { username: isolated(submittedBy) })}
            </AttentionRow>
          ))}
          {proposedLimit && <ProposedLimitEntry {...proposedLimit} />}
          {adminChanges.map(({ id: changeId, ...change }) => (
            <AdminChangeEntry key={changeId} id={changeId} {...change} />
          ))}
          {offers.map((offer) => (
            <AttentionEntry key={offer.offerId} {...offer} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

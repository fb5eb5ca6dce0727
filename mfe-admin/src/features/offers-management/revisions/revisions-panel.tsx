import { useId, useState } from 'react';
import type { Offer, OfferRevision } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Panel, Spinner, Typography } from '@programme/ui';
import { CallFailure } from '../../../shared/failures/call-failure';
import type { LoadedQuery } from '../api/loaded-query';
import { RevisionDialog } from './revision-dialog';
import { RevisionEntry } from './revision-entry';

type Props = { readonly offer: Offer; readonly revisions: LoadedQuery<readonly OfferRevision[]> };

/** What the client has been shown, newest first, and what differs from one revision to the next. */
export function RevisionsPanel({ offer, revisions: { data, error, isFetching, refetch } }: Props) {
  const translate = useTranslate();
  const title = useId();
  const [shown, setShown] = useState<OfferRevision | null>(null);
  return (
    <Panel component="section" aria-labelledby={title} sx={{ gridColumn: { lg: 1 } }}>
      <Typography component="h2" variant="h2" id={title}>
        {translate('offerRevision.title')}
      </Typography>
      {isFetching && !data && <Spinner label={translate('offerRevision.loading')} size={28} />}
      {error !== undefined && !isFetching && (
        <Box sx={{ mt: 2 }}>
          <CallFailure title={translate('offerRevision.failed')} error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      {data && (
        <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, '& > li:last-child': { pb: 0 } }}>
          {data.map((revision, index) => (
            <RevisionEntry
              key={revision.number}
              revision={revision}
              before={data[index + 1]}
              withdrawn={offer.status === 'withdrawn'}
              onShow={() => setShown(revision)}
            />
          ))}
        </Box>
      )}
      {shown && <RevisionDialog revision={shown} onClose={() => setShown(null)} />}
    </Panel>
  );
}

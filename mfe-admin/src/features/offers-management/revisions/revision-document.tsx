import type { OfferRevision } from '@programme/contracts';
import { OfferDocument, useOfferViewModel } from '@programme/offer-view';
import { Box, tokens } from '@programme/ui';

/** A revision as its client saw it. */
export function RevisionDocument({ revision: { number, snapshot } }: { readonly revision: OfferRevision }) {
  const view = useOfferViewModel({
    offer: { ...snapshot.offer, expired: false },
    quotes: snapshot.quotes,
    status: 'open',
    revision: number,
    decision: null,
  });
  return (
    <Box
      inert
      sx={{
        overflow: 'hidden',
        bgcolor: tokens.color.page,
        border: `1px solid ${tokens.color.edge}`,
        borderRadius: `${tokens.radius.large}px`,
      }}
    >
      <OfferDocument view={view} />
    </Box>
  );
}

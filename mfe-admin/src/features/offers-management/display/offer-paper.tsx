import type { ComponentProps, Ref } from 'react';
import { OfferDocument } from '@programme/offer-view';
import { Box, tokens } from '@programme/ui';

type Props = ComponentProps<typeof OfferDocument> & { readonly ref?: Ref<HTMLDivElement> };

/** The client's page of an offer on a sheet of its own, to look at only. */
export function OfferPaper({ ref, ...document }: Props) {
  return (
    <Box
      ref={ref}
      inert
      sx={{
        overflow: 'hidden',
        bgcolor: tokens.color.page,
        border: `1px solid ${tokens.color.edge}`,
        borderRadius: `${tokens.radius.large}px`,
      }}
    >
      <OfferDocument {...document} />
    </Box>
  );
}

import { useId } from 'react';
import type { Offer, OfferAbility } from '@programme/contracts';
import { routePath, useTranslate } from '@programme/mfe-contract';
import { Box, Button, CheckIcon, Stack } from '@programme/ui';
import { EditIcon, LinkIcon, OpenIcon } from '@programme/ui/staff-icons';
import { useCopy } from '../../../shared/use-copy';
import { offerUrl } from '../api/offer-url';
import { OfferMenu, type OfferRequest } from '../list/offer-menu';

type Props = {
  readonly offer: Offer;
  /** What the reader can do with it. */
  readonly abilities: readonly OfferAbility[];
  readonly onRequest: (request: OfferRequest) => void;
};

/** What can be done with the offer, at the head of its page: the same as in its row of the list. */
export function OfferHeadActions({ offer, abilities, onRequest }: Props) {
  const translate = useTranslate();
  const { copy, copied } = useCopy();
  const lockedId = useId();
  const isAccepted = offer.status === 'accepted';
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {offer.accessCode !== null && (
        <>
          <Button
            variant="outlined"
            startIcon={copied ? <CheckIcon /> : <LinkIcon />}
            onClick={() => void copy(offerUrl(offer), translate('offers.url.copied'))}
          >
            {translate('offers.copyUrl')}
          </Button>
          <Button
            variant="outlined"
            component="a"
            href={routePath('offer', { offerId: offer.id })}
            target="_blank"
            rel="noopener"
            startIcon={<OpenIcon />}
          >
            {translate('offerPage.open')}
          </Button>
        </>
      )}
      {/* On a phone these two move to a new line together. */}
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Button
          variant="contained"
          startIcon={<EditIcon />}
          disabled={!abilities.includes('edit')}
          aria-describedby={isAccepted ? lockedId : undefined}
          onClick={() => onRequest('edit')}
        >
          {translate('offers.edit')}
        </Button>
        <OfferMenu offer={offer} abilities={abilities} onRequest={onRequest} />
      </Stack>
      {isAccepted && (
        <Box id={lockedId} sx={{ width: '100%', typography: 'body2', color: 'text.secondary' }}>
          {translate('offers.locked')}
        </Box>
      )}
    </Stack>
  );
}

import type { Offer } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { routePath, useShell } from '@programme/mfe-contract';
import { Stack } from '@programme/ui';
import { EditIcon, LinkIcon, OpenIcon } from '@programme/ui/staff-icons';
import { CopyIconButton } from '../../../shared/copy-icon-button';
import { IconAction } from '../../../shared/icon-action';
import { offerUrl } from '../api/offer-url';
import { OfferMenu, type OfferRequest } from './offer-menu';
import { rowAbilities } from './row-abilities';

type Props = { readonly offer: Offer; readonly onRequest: (request: OfferRequest) => void };

/**
 * The three things that are done all day stand in the row while it is pointed at or has the focus. The menu, which every
 * finger reaches, has them too, and the others.
 */
export function OfferActions({ offer, onRequest }: Props) {
  const { translate, session } = useShell();
  const abilities = rowAbilities(offer, session.may);
  const client = isolated(offer.clientName);
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <Stack direction="row" data-quick="">
        {offer.accessCode !== null && (
          <>
            <CopyIconButton
              icon={<LinkIcon />}
              label={translate('offers.copyUrl')}
              fullLabel={translate('offers.copyUrl.of', { client })}
              text={offerUrl(offer)}
              confirmation={translate('offers.url.copied')}
            />
            <IconAction
              icon={<OpenIcon />}
              label={translate('offers.open')}
              fullLabel={translate('offers.open.of', { client })}
              href={routePath('offer', { offerId: offer.id })}
              target="_blank"
              rel="noopener"
            />
          </>
        )}
        <IconAction
          icon={<EditIcon />}
          label={translate('offers.edit')}
          fullLabel={translate('offers.edit.of', { client })}
          disabled={!abilities.includes('edit')}
          onClick={() => onRequest('edit')}
        />
      </Stack>
      <OfferMenu offer={offer} abilities={abilities} isWhole onRequest={onRequest} />
    </Stack>
  );
}

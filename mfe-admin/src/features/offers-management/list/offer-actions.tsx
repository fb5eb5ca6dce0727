import { useId, useState } from 'react';
import type { Offer } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { routePath, useTranslate } from '@programme/mfe-contract';
import type { TextKey } from '@programme/i18n';
import { Divider, Stack } from '@programme/ui';
import { EditIcon, LinkIcon, MoreIcon, OpenIcon } from '@programme/ui/staff-icons';
import { Menu, MenuItem } from '@programme/ui/overlays';
import { CopyIconButton } from '../../../shared/copy-icon-button';
import { IconAction } from '../../../shared/icon-action';
import { offerUrl } from '../api/offer-url';

/** What the menu of a row can ask for. */
export type OfferRequest = 'edit' | 'duplicate' | 'history' | 'analytics' | 'rotate' | 'delete';

type Props = { readonly offer: Offer; readonly onRequest: (request: OfferRequest) => void };

const menu: readonly { readonly request: OfferRequest; readonly label: TextKey }[] = [
  { request: 'duplicate', label: 'offers.duplicate' },
  { request: 'history', label: 'offers.history' },
  { request: 'analytics', label: 'offers.analytics' },
  { request: 'rotate', label: 'offers.rotate' },
];

/** The three things that are done all day stand in the row, the others in its menu. */
export function OfferActions({ offer, onRequest }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const client = isolated(offer.clientName);
  const choose = (request: OfferRequest) => {
    setAnchor(null);
    onRequest(request);
  };
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <CopyIconButton
        icon={<LinkIcon />}
        label={translate('offers.copyUrl')}
        fullLabel={translate('offers.copyUrl.of', { client })}
        text={offerUrl(offer.id)}
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
      <IconAction
        icon={<EditIcon />}
        label={translate('offers.edit')}
        fullLabel={translate('offers.edit.of', { client })}
        onClick={() => onRequest('edit')}
      />
      <IconAction
        icon={<MoreIcon />}
        label={translate('offers.more')}
        fullLabel={translate('offers.more.of', { client })}
        id={id}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {menu.map(({ request, label }) => (
          <MenuItem key={request} onClick={() => choose(request)}>
            {translate(label)}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={() => choose('delete')} sx={{ color: 'error.main' }}>
          {translate('offers.delete')}
        </MenuItem>
      </Menu>
    </Stack>
  );
}

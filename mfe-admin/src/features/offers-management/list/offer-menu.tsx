import { useId, useState } from 'react';
import type { Offer, OfferAbility } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { routePath, useTranslate } from '@programme/mfe-contract';
import type { TextKey } from '@programme/i18n';
import { Box, Divider } from '@programme/ui';
import { MoreIcon } from '@programme/ui/staff-icons';
import { Menu, MenuItem } from '@programme/ui/overlays';
import { IconAction } from '../../../shared/icon-action';
import { useCopy } from '../../../shared/use-copy';
import { offerUrl } from '../api/offer-url';

/** What can be asked for one offer. */
export type OfferRequest = 'edit' | 'duplicate' | 'template' | 'history' | 'analytics' | 'rotate' | 'delete';

type MenuRequest = Exclude<OfferRequest, 'edit' | 'delete'>;

type Props = {
  readonly offer: Offer;
  /** What the reader can do with it. */
  readonly abilities: readonly OfferAbility[];
  /** Whether it has what stands beside it in a row as well: a finger cannot hover. */
  readonly isWhole?: boolean;
  readonly onRequest: (request: OfferRequest) => void;
};

const requests: readonly MenuRequest[] = ['duplicate', 'template', 'history', 'analytics', 'rotate'];

const labels: Readonly<Record<MenuRequest, TextKey>> = {
  duplicate: 'offers.duplicate',
  template: 'offers.saveTemplate',
  history: 'offers.history',
  analytics: 'offers.analytics',
  rotate: 'offers.rotate',
};

/** What is done with an offer now and then. */
export function OfferMenu({ offer, abilities, isWhole = false, onRequest }: Props) {
  const translate = useTranslate();
  const { copy } = useCopy();
  const isAccepted = offer.status === 'accepted';
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const choose = (request: OfferRequest) => {
    setAnchor(null);
    onRequest(request);
  };
  return (
    <>
      <IconAction
        icon={<MoreIcon />}
        label={translate('offers.more')}
        fullLabel={translate('offers.more.of', { client: isolated(offer.clientName) })}
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
        {isWhole &&
          offer.accessCode !== null && [
            <MenuItem
              key="copy"
              onClick={() => {
                setAnchor(null);
                void copy(offerUrl(offer), translate('offers.url.copied'));
              }}
            >
              {translate('offers.copyUrl')}
            </MenuItem>,
            <MenuItem
              key="open"
              component="a"
              href={routePath('offer', { offerId: offer.id })}
              target="_blank"
              rel="noopener"
              onClick={() => setAnchor(null)}
            >
              {translate('offers.open')}
            </MenuItem>,
          ]}
        {isWhole && (
          <MenuItem disabled={!abilities.includes('edit')} onClick={() => choose('edit')}>
            {translate('offers.edit')}
          </MenuItem>
        )}
        {isWhole && <Divider />}
        {requests
          .filter((request) => request !== 'rotate' || abilities.includes('replace-code'))
          .map((request) => (
            <MenuItem key={request} onClick={() => choose(request)}>
              {translate(labels[request])}
            </MenuItem>
          ))}
        <Divider />
        <MenuItem
          disabled={!abilities.includes('remove')}
          aria-describedby={isAccepted ? `${id}-locked` : undefined}
          onClick={() => choose('delete')}
          sx={{ color: 'error.main' }}
        >
          {translate('offers.delete')}
        </MenuItem>
        {isAccepted && (
          <Box
            component="li"
            role="none"
            id={`${id}-locked`}
            sx={{ px: 2, pb: 1, maxWidth: 260, typography: 'body2', color: 'text.secondary' }}
          >
            {translate('offers.locked')}
          </Box>
        )}
      </Menu>
    </>
  );
}

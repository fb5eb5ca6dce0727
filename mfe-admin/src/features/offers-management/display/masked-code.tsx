import { useState } from 'react';
import type { Offer } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { Box, CopyIcon, HideIcon, ShowIcon, Stack, visuallyHidden } from '@programme/ui';
import { CopyIconButton } from '../../../shared/copy-icon-button';
import { IconAction } from '../../../shared/icon-action';

const mask = '•••••-•••••';

/** What the client types to open the offer: hidden from who looks over a shoulder until it is asked for. */
export function MaskedCode({ offer: { clientName, accessCode } }: { readonly offer: Offer }) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  if (accessCode === null) return <Box sx={{ color: 'text.secondary' }}>{translate('offers.awaiting')}</Box>;
  if (accessCode === '') return <Box sx={{ color: 'text.secondary' }}>{translate('offers.password.none')}</Box>;
  const client = isolated(clientName);
  const toggle = translate(isShown ? 'offers.password.hide.of' : 'offers.password.show.of', { client });
  const copy = translate('offers.copyPassword.of', { client });
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 0.25 }}>
      <Box component="code" data-code="" {...(!isShown && { 'data-masked': '' })} sx={{ fontSize: '0.8125rem' }}>
        {isShown ? (
          accessCode
        ) : (
          <>
            <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
              {mask}
            </Box>
            <Box component="span" sx={visuallyHidden}>
              {translate('offers.password.hidden')}
            </Box>
          </>
        )}
      </Box>
      <IconAction
        icon={isShown ? <HideIcon sx={{ fontSize: 18 }} /> : <ShowIcon sx={{ fontSize: 18 }} />}
        label={toggle}
        fullLabel={toggle}
        onClick={() => setShown(!isShown)}
      />
      <CopyIconButton
        icon={<CopyIcon sx={{ fontSize: 18 }} />}
        label={copy}
        fullLabel={copy}
        text={accessCode}
        confirmation={translate('offers.password.copied')}
      />
    </Stack>
  );
}

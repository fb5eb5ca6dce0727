import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, Panel, Typography } from '@programme/ui';
import { AddIcon } from '@programme/ui/staff-icons';
import { OffersIllustration } from './offers-illustration';

type Props = { readonly filtered: boolean; readonly onCreate: () => void; readonly onClear: () => void };

/** Nothing to list: at all, or under these filters. */
export function NoOffers({ filtered, onCreate, onClear }: Props) {
  const translate = useTranslate();
  return (
    <Panel {...(filtered && { role: 'status' })} sx={{ py: { xs: 4, sm: 6 }, textAlign: 'center' }}>
      <OffersIllustration />
      <Typography component="h2" variant="h2" sx={{ mt: 2.5 }}>
        {translate(filtered ? 'offers.none' : 'offers.empty')}
      </Typography>
      {!filtered && (
        <Typography sx={{ mt: 1, mx: 'auto', maxWidth: '44ch', color: 'text.secondary' }}>
          {translate('offers.empty.text')}
        </Typography>
      )}
      <Box sx={{ mt: 2.5 }}>
        {filtered ? (
          <Button variant="outlined" onClick={onClear}>
            {translate('offers.clear')}
          </Button>
        ) : (
          <Button variant="contained" startIcon={<AddIcon />} onClick={onCreate}>
            {translate('offers.empty.create')}
          </Button>
        )}
      </Box>
    </Panel>
  );
}

import { useTranslate } from '@programme/mfe-contract';
import { Button, Notice, Panel, Typography } from '@programme/ui';
import { AddIcon } from '@programme/ui/staff-icons';

type Props = { readonly filtered: boolean; readonly onCreate: () => void; readonly onClear: () => void };

/** Nothing to list: at all, or under these filters. */
export function NoOffers({ filtered, onCreate, onClear }: Props) {
  const translate = useTranslate();
  if (filtered) {
    return (
      <Notice
        tone="information"
        role="status"
        title={translate('offers.none')}
        action={
          <Button color="inherit" onClick={onClear}>
            {translate('offers.clear')}
          </Button>
        }
      />
    );
  }
  return (
    <Panel sx={{ py: { xs: 4, sm: 6 }, textAlign: 'center' }}>
      <Typography component="h2" variant="h2">
        {translate('offers.empty')}
      </Typography>
      <Typography sx={{ mt: 1, mb: 2.5, mx: 'auto', maxWidth: '44ch', color: 'text.secondary' }}>
        {translate('offers.empty.text')}
      </Typography>
      <Button variant="contained" startIcon={<AddIcon />} onClick={onCreate}>
        {translate('offers.empty.create')}
      </Button>
    </Panel>
  );
}

import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, Notice } from '@programme/ui';
import type { OfferWizard } from './use-offer-wizard';

type Props = {
  readonly wizard: Pick<OfferWizard, 'restored' | 'failure' | 'tab' | 'draft' | 'loadCurrent'>;
  readonly onStartBlank: () => void;
};

/** Says that the draft was typed before a reload, and whether its offer has been changed by somebody else since. */
export function RestoredNotice({ wizard, onStartBlank }: Props) {
  const translate = useTranslate();
  const { restored, failure, tab, draft } = wizard;
  const { before } = draft;
  if (!restored || (tab !== 'basics' && tab !== 'quotes')) return null;
  const stale = failure?.kind === 'stale' && before !== null;
  return (
    <Box sx={{ mt: 3 }}>
      <Notice
        tone={stale ? 'warning' : 'information'}
        role="status"
        title={translate('wizard.restored')}
        action={
          <>
            {stale && (
              <Button color="inherit" onClick={() => void wizard.loadCurrent(before)}>
                {translate('wizard.stale.load')}
              </Button>
            )}
            <Button color="inherit" onClick={onStartBlank}>
              {translate('wizard.restored.blank')}
            </Button>
          </>
        }
      >
        {translate(stale ? 'wizard.stale' : 'wizard.restored.text')}
      </Notice>
    </Box>
  );
}

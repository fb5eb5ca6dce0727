import { useEffect, useRef } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, Notice } from '@programme/ui';
import { CallFailure } from '../../../shared/failures/call-failure';
import { PriceChangeNotice } from './price-change-notice';
import type { OfferWizard } from './use-offer-wizard';

type Props = {
  readonly wizard: OfferWizard;
  /** Takes the keyboard to the quotes, when the notice goes. */
  readonly onBack: () => void;
};

/** Why the offer was not saved; what was typed stays as it is. */
export function SubmitFailureNotice({ wizard, onBack }: Props) {
  const { failure } = wizard;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It stands between the quotes and the button, which a long list pushes to the edge of the screen.
    if (failure) box.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return (
    <Box ref={box} sx={{ '&:empty': { display: 'none' } }}>
      <Reason wizard={wizard} onBack={onBack} />
    </Box>
  );
}

function Reason({ wizard, onBack }: Props) {
  const translate = useTranslate();
  const { failure, draft, loadCurrent } = wizard;
  if (!failure) return null;
  if (failure.kind === 'missing') {
    return (
      <Notice tone="error" role="alert" title={translate('wizard.missing')}>
        {translate('wizard.missing.text')}
      </Notice>
    );
  }
  if (failure.kind === 'prices') {
    const { change } = failure;
    return (
      <PriceChangeNotice
        change={change}
        currency={draft.basics.currency}
        sent
        onTake={() => {
          onBack();
          void wizard.submitAtPrices(change.priceBookId);
        }}
        onBack={() => {
          onBack();
          wizard.forgetFailure();
        }}
      />
    );
  }
  if (failure.kind === 'accepted') {
    return (
      <Notice tone="error" role="alert" title={translate('wizard.accepted')}>
        {translate('wizard.accepted.typed')}
      </Notice>
    );
  }
  const { before } = draft;
  if (failure.kind === 'stale' && before) {
    return (
      <Notice
        tone="error"
        role="alert"
        title={translate('wizard.stale')}
        action={
          <Button color="inherit" onClick={() => void loadCurrent(before)}>
            {translate('wizard.stale.load')}
          </Button>
        }
      >
        {translate('wizard.stale.text')}
      </Notice>
    );
  }
  return (
    <CallFailure
      title={translate(before ? 'wizard.update.failed' : 'wizard.create.failed')}
      error={failure.kind === 'failed' ? failure.error : undefined}
    />
  );
}

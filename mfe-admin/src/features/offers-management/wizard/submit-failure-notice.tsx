import { useEffect, useRef } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, Notice } from '@programme/ui';
import { CallFailure } from '../../../shared/failures/call-failure';
import type { OfferWizard } from './use-offer-wizard';

/** Why the offer was not saved; what was typed stays as it is. */
export function SubmitFailureNotice({ wizard }: { readonly wizard: OfferWizard }) {
  const { failure } = wizard;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It stands between the quotes and the button, which a long list pushes to the edge of the screen.
    if (failure) box.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  return (
    <Box ref={box} sx={{ '&:empty': { display: 'none' } }}>
      <Reason wizard={wizard} />
    </Box>
  );
}

function Reason({ wizard }: { readonly wizard: OfferWizard }) {
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

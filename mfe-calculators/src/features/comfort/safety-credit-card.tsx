import { useTranslate } from '@programme/mfe-contract';
import { Amount, Panel, Typography } from '@programme/ui';

/** The promise that a charge can be challenged (S1 §9). */
export function SafetyCreditCard() {
  const translate = useTranslate();
  return (
    <Panel
      component="section"
      aria-labelledby="comfort-safety"
      sx={{ bgcolor: 'primary.light', borderColor: 'transparent' }}
    >
      <Amount
        translate="yes"
        sx={{ display: 'block', fontSize: '1.75rem', fontWeight: 650, letterSpacing: '-0.02em', color: 'primary.dark' }}
      >
        {translate('comfort.safety.days')}
      </Amount>
      <Typography id="comfort-safety" component="h2" variant="h2" sx={{ mb: 1 }}>
        {translate('comfort.safety.title')}
      </Typography>
      <Typography>{translate('comfort.safety.text')}</Typography>
    </Panel>
  );
}

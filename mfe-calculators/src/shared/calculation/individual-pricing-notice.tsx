import { useTranslate } from '@programme/mfe-contract';
import { Button, Notice } from '@programme/ui';

/** Above a size, figures are indicative and the price is a matter for a talk (S1 §9, decision P7). */
export function IndividualPricingNotice() {
  const translate = useTranslate();
  return (
    <Notice
      tone="warning"
      title={translate('calculator.individual.title')}
      action={
        <Button color="inherit" size="small" href={`mailto:${translate('vendor.email')}`} sx={{ whiteSpace: 'nowrap' }}>
          {translate('calculator.individual.contact')}
        </Button>
      }
    >
      {translate('calculator.individual.text')}
    </Notice>
  );
}

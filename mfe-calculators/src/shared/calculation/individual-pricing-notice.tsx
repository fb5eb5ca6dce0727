import { memo } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Notice } from '@programme/ui';
import { ContactSalesButton } from '../contact/contact-sales-button';

/** Above a size, figures are indicative and the price is a matter for a talk (S1 §9, decision P7). */
export const IndividualPricingNotice = memo(function IndividualPricingNotice() {
  const translate = useTranslate();
  return (
    <Notice
      tone="warning"
      title={translate('calculator.individual.title')}
      action={<ContactSalesButton color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }} />}
    >
      {translate('calculator.individual.text')}
    </Notice>
  );
});

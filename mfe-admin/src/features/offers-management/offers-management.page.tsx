import { usePageTitle, useTranslate } from '@programme/mfe-contract';
import { PageHeading } from '@programme/ui';

/** The page where staff create and manage offers (S2 §2). */
export function OffersManagementPage() {
  const translate = useTranslate();
  usePageTitle(translate('offersManagement.title'));
  return <PageHeading title={translate('offersManagement.title')} lead={translate('offersManagement.later')} />;
}

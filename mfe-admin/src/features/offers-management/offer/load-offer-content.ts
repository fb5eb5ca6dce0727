import { loadAdminOfferPageTexts } from '@programme/i18n/admin-offer-page';
import type { ShellApi } from '@programme/mfe-contract';

/** Loads the page of an offer and its texts, which the list and the wizard do without. */
export async function loadOfferContent(addTexts: ShellApi['addTexts']) {
  const [{ OfferContent }] = await Promise.all([
    import('./offer-content'),
    addTexts('admin-offer-page', loadAdminOfferPageTexts),
  ]);
  return OfferContent;
}

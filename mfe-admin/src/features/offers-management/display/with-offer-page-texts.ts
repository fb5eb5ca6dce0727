import { loadAdminOfferPageTexts } from '@programme/i18n/admin-offer-page';
import type { ShellApi } from '@programme/mfe-contract';

/** Loads a chunk together with the texts of an offer's page, which the list and the wizard do without. */
export async function withOfferPageTexts<Chunk>(
  addTexts: ShellApi['addTexts'],
  loading: Promise<Chunk>,
): Promise<Chunk> {
  const [chunk] = await Promise.all([loading, addTexts('admin-offer-page', loadAdminOfferPageTexts)]);
  return chunk;
}

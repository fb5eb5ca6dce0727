import { limits } from '@programme/contracts';
import { queryWithFilter, useAddressFilter } from '../../../shared/use-address-filter';

export type OffersFilter = { readonly search: string; readonly creator: string };

/** Names in the address. */
const names = { search: 'q', creator: 'creator' } as const;

function read(search: string): OffersFilter {
  const query = new URLSearchParams(search);
  const value = (field: keyof OffersFilter) => (query.get(names[field]) ?? '').slice(0, limits.name);
  return { search: value('search'), creator: value('creator') };
}

const options = {
  read,
  write: (search: string, filter: OffersFilter) => queryWithFilter(search, filter, names),
  nothing: { search: '', creator: '' },
};

/** Search and filter of the list of offers, kept in the address. */
export const useOffersFilter = () => useAddressFilter<OffersFilter>(options);

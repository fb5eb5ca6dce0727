import {
  limits,
  offerSorts,
  offerStatusFilters,
  offerViews,
  sortOrders,
  usualOrder,
  type OfferSort,
  type OfferStatusFilter,
  type OfferView,
  type SortOrder,
} from '@programme/contracts';
import { currencies, type Currency } from '@programme/pricing';
import { queryWithFilter, useAddressFilter } from '../../../shared/use-address-filter';

export type OffersFilter = {
  readonly search: string;
  readonly creator: string;
  readonly status: OfferStatusFilter | '';
  readonly view: OfferView | '';
  readonly currency: Currency | '';
  readonly sort: OfferSort;
  readonly order: SortOrder;
};

/** Names in the address. `currency` there is the one that the product's prices are shown in. */
const names = {
  search: 'q',
  creator: 'creator',
  status: 'status',
  view: 'view',
  currency: 'offerCurrency',
  sort: 'sort',
  order: 'order',
} as const;

const noFilter = { search: '', creator: '', status: '', view: '', currency: '' } as const;

/** The newest first. */
const usual = { sort: 'created', order: usualOrder.created } as const;

function read(search: string): OffersFilter {
  const query = new URLSearchParams(search);
  const text = (field: keyof OffersFilter) => (query.get(names[field]) ?? '').slice(0, limits.name);
  const choice = <Value extends string>(field: keyof OffersFilter, values: readonly Value[]) =>
    values.find((value) => value === query.get(names[field]));
  const sort = choice('sort', offerSorts) ?? usual.sort;
  return {
    search: text('search'),
    creator: text('creator'),
    status: choice('status', offerStatusFilters) ?? '',
    view: choice('view', offerViews) ?? '',
    currency: choice('currency', currencies) ?? '',
    sort,
    order: choice('order', sortOrders) ?? usualOrder[sort],
  };
}

/** The usual order is left out of the address. */
function write(search: string, { sort, order, ...filter }: OffersFilter): string {
  const isUsual = order === usualOrder[sort];
  const shown = { ...filter, sort: isUsual && sort === usual.sort ? '' : sort, order: isUsual ? '' : order };
  return queryWithFilter(search, shown, names);
}

const options = { read, write, nothing: { ...noFilter, ...usual } };

/** Search, filters and order of the list of offers, kept in the address. Clearing the filters leaves the order. */
export function useOffersFilter() {
  const { filter, change } = useAddressFilter<OffersFilter>(options);
  return { filter, change, clear: () => change(noFilter) };
}

import { useCallback } from 'react';
import { limits, offerSorts, offerStatusFilters, sortOrders, type Creator } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { currencies } from '@programme/pricing';
import { Box, Button } from '@programme/ui';
import { ChoiceField, SearchField } from '../../../shared/filter-fields';
import { useDebouncedFilter } from '../../../shared/use-debounced-filter';
import { creatorOptions } from './creator-options';
import type { OffersFilter } from './use-offers-filter';

type Props = {
  readonly filter: OffersFilter;
  /** Whether anything but the order is chosen. */
  readonly filtered: boolean;
  readonly creators: readonly Creator[];
  readonly onChange: (change: Partial<OffersFilter>) => void;
  readonly onClear: () => void;
};

/** What the list is searched for, filtered and, where its heads have no room, sorted by. */
export function OffersFilterBar({ filter, filtered, creators, onChange, onClear }: Props) {
  const translate = useTranslate();
  const report = useCallback((search: string) => onChange({ search }), [onChange]);
  const [typed, setTyped] = useDebouncedFilter({ value: filter.search, onChange: report });
  const clearable = filtered || typed !== '';
  return (
    <Box
      role="search"
      aria-label={translate('offers.filters')}
      sx={{
        display: 'grid',
        columnGap: 1.5,
        rowGap: 1.5,
        alignItems: 'end',
        // A field never shows more of a choice than it has room for: on a phone one stands below the other.
        gridTemplateColumns: {
          xs: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
      }}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        <SearchField
          id="offers-search"
          label={translate('offers.search')}
          value={typed}
          onChange={setTyped}
          input={{ maxLength: limits.name, dir: 'auto' }}
        />
      </Box>
      <ChoiceField
        id="offers-status"
        label={translate('offers.status')}
        value={filter.status}
        onChange={(value) => onChange({ status: value as OffersFilter['status'] })}
      >
        <option value="">{translate('offers.status.all')}</option>
        {offerStatusFilters.map((status) => (
          <option key={status} value={status}>
            {translate(`offers.status.${status}`)}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        id="offers-creator"
        label={translate('offers.creator')}
        value={filter.creator}
        onChange={(creator) => onChange({ creator })}
      >
        <option value="">{translate('offers.creator.all')}</option>
        {creatorOptions(creators).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        id="offers-currency"
        label={translate('offers.currency')}
        value={filter.currency}
        onChange={(value) => onChange({ currency: value as OffersFilter['currency'] })}
      >
        <option value="">{translate('offers.currency.all')}</option>
        {currencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </ChoiceField>
      <ChoiceField
        id="offers-sort"
        label={translate('offers.sort')}
        value={`${filter.sort}.${filter.order}`}
        onChange={(value) => {
          const [sort, order] = value.split('.');
          onChange({ sort, order } as Pick<OffersFilter, 'sort' | 'order'>);
        }}
      >
        {offerSorts.flatMap((sort) =>
          sortOrders.map((order) => (
            <option key={`${sort}.${order}`} value={`${sort}.${order}`}>
              {translate(`offers.sort.${sort}.${order}`)}
            </option>
          )),
        )}
      </ChoiceField>
      <Button
        onClick={() => {
          setTyped('');
          onClear();
        }}
        sx={{ gridColumn: '1 / -1', justifySelf: 'start', display: clearable ? 'inline-flex' : 'none' }}
      >
        {translate('offers.clear')}
      </Button>
    </Box>
  );
}

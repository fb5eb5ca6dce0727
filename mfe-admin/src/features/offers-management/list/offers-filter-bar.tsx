import { useCallback, useId, useState } from 'react';
import { limits, offerSorts, offerStatusFilters, sortOrders, type Creator } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { currencies } from '@programme/pricing';
import { Box, Button, visuallyHidden } from '@programme/ui';
import { SearchField } from '../../../shared/filter-fields';
import { useDebouncedFilter } from '../../../shared/use-debounced-filter';
import { creatorOptions } from './creator-options';
import { FilterChip } from './filter-chip';
import type { OffersFilter } from './use-offers-filter';

type Props = {
  readonly filter: OffersFilter;
  /** Whether anything but the order is chosen. */
  readonly filtered: boolean;
  readonly creators: readonly Creator[];
  readonly onChange: (change: Partial<OffersFilter>) => void;
  readonly onClear: () => void;
};

/**
 * What the list is searched for, and one row of what it is filtered and sorted by: each a list of the browser's own in the
 * shape of a chip. On a phone a button opens that row.
 */
export function OffersFilterBar({ filter, filtered, creators, onChange, onClear }: Props) {
  const translate = useTranslate();
  const report = useCallback((search: string) => onChange({ search }), [onChange]);
  const [typed, setTyped] = useDebouncedFilter({ value: filter.search, onChange: report });
  const [open, setOpen] = useState(false);
  const id = useId();
  const chosen = [filter.status, filter.creator, filter.currency].filter((value) => value !== '').length;
  return (
    <Box role="search" aria-label={translate('offers.filters')} sx={bar}>
      <Box sx={searchField}>
        <SearchField
          id="offers-search"
          label={translate('offers.search')}
          value={typed}
          onChange={setTyped}
          input={{ maxLength: limits.name, dir: 'auto', placeholder: translate('offers.search') }}
        />
      </Box>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ display: { sm: 'none' }, flexShrink: 0 }}
      >
        {chosen === 0 ? translate('offers.filter') : translate('offers.filter.count', { number: chosen })}
      </Button>
      <Box id={id} sx={[chips, { display: { xs: open ? 'flex' : 'none', sm: 'contents' } }]}>
        <FilterChip
          label={translate('offers.status')}
          value={filter.status}
          isChosen={filter.status !== ''}
          onChange={(value) => onChange({ status: value as OffersFilter['status'] })}
        >
          <option value="">{translate('offers.status.all')}</option>
          {offerStatusFilters.map((status) => (
            <option key={status} value={status}>
              {translate(`offers.status.${status}`)}
            </option>
          ))}
        </FilterChip>
        <FilterChip
          label={translate('offers.creator')}
          value={filter.creator}
          isChosen={filter.creator !== ''}
          onChange={(creator) => onChange({ creator })}
        >
          <option value="">{translate('offers.creator.all')}</option>
          {creatorOptions(creators).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FilterChip>
        <FilterChip
          label={translate('offers.currency')}
          value={filter.currency}
          isChosen={filter.currency !== ''}
          onChange={(value) => onChange({ currency: value as OffersFilter['currency'] })}
        >
          <option value="">{translate('offers.currency.all')}</option>
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </FilterChip>
        <FilterChip
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
        </FilterChip>
        {(filtered || typed !== '') && (
          <Button
            size="small"
            onClick={() => {
              setTyped('');
              onClear();
            }}
          >
            {translate('offers.clear')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

/** Its name stands inside it. */
const searchField = { flex: '1 1 12rem', minWidth: 0, '& label': visuallyHidden } as const;

const chips = { flexWrap: 'wrap', alignItems: 'center', gap: 1, width: 1 } as const;

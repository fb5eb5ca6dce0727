import { useCallback } from 'react';
import { limits, type Creator } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button } from '@programme/ui';
import { ChoiceField, SearchField } from '../../../shared/filter-fields';
import { useDebouncedFilter } from '../../../shared/use-debounced-filter';
import { creatorOptions } from './creator-options';
import type { OffersFilter } from './use-offers-filter';

type Props = {
  readonly filter: OffersFilter;
  readonly creators: readonly Creator[];
  readonly onChange: (change: Partial<OffersFilter>) => void;
  readonly onClear: () => void;
};

export function OffersFilterBar({ filter, creators, onChange, onClear }: Props) {
  const translate = useTranslate();
  const report = useCallback((search: string) => onChange({ search }), [onChange]);
  const [typed, setTyped] = useDebouncedFilter({ value: filter.search, onChange: report });
  const filtered = typed !== '' || filter.search !== '' || filter.creator !== '';
  return (
    <Box
      role="search"
      aria-label={translate('offers.filters')}
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 1.5,
        alignItems: 'end',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 180px', lg: 'minmax(0, 1fr) 220px auto' },
      }}
    >
      <SearchField
        id="offers-search"
        label={translate('offers.search')}
        value={typed}
        onChange={setTyped}
        input={{ maxLength: limits.name, dir: 'auto' }}
      />
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
      <Button
        onClick={() => {
          setTyped('');
          onClear();
        }}
        disabled={!filtered}
        sx={{ justifySelf: 'start', display: { xs: filtered ? 'inline-flex' : 'none', sm: 'inline-flex' } }}
      >
        {translate('offers.clear')}
      </Button>
    </Box>
  );
}

import type { TextNamespace } from '@programme/i18n';
import { useTranslate } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { ChoiceField, SearchField } from '../../shared/filter-fields';
import { shows, type EntryFilter, type Show } from './entry-filter';

type Props = {
  readonly filter: EntryFilter;
  readonly namespaces: readonly TextNamespace[];
  readonly onChange: (change: Partial<EntryFilter>) => void;
};

/** Search and filters of the texts; every key press searches. */
export function FilterBar({ filter, namespaces, onChange }: Props) {
  const translate = useTranslate();
  return (
    <Box
      role="search"
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 1.5,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'minmax(0, 1fr) 200px 200px',
        },
        '& > :nth-of-type(1)': { gridColumn: { sm: '1 / -1', lg: 'auto' } },
      }}
    >
      <SearchField
        id="translations-search"
        label={translate('translations.search')}
        value={filter.search}
        onChange={(search) => onChange({ search })}
      />
      <ChoiceField
        id="translations-show"
        label={translate('translations.show')}
        value={filter.show}
        onChange={(show) => onChange({ show: show as Show })}
      >
        {shows.map((show) => (
          <option key={show} value={show}>
            {translate(`translations.show.${show}`)}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        id="translations-part"
        label={translate('translations.part')}
        value={filter.namespace}
        onChange={(namespace) => onChange({ namespace: namespace as EntryFilter['namespace'] })}
      >
        <option value="all">{translate('translations.part.all')}</option>
        {namespaces.map((namespace) => (
          <option key={namespace} value={namespace}>
            {translate(`translations.part.${namespace}`)}
          </option>
        ))}
      </ChoiceField>
    </Box>
  );
}

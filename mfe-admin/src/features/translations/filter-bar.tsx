import { useTranslate } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { ChoiceField, SearchField } from '../../shared/filter-fields';
import { shows, type EntryFilter, type Show } from './entry-filter';
import { textGroup, textGroupIds } from './text-groups';

type Props = {
  readonly filter: EntryFilter;
  /** Whether the screen is chosen here: a list of the screens has no room. */
  readonly choosesGroup: boolean;
  readonly onChange: (change: Partial<EntryFilter>) => void;
};

/** Search and filters of the texts; every key press searches. */
export function FilterBar({ filter, choosesGroup, onChange }: Props) {
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
          lg: 'minmax(0, 1fr) 200px',
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
      {choosesGroup && (
        <ChoiceField
          id="translations-part"
          label={translate('translations.part')}
          value={filter.group}
          onChange={(group) => onChange({ group: group as EntryFilter['group'] })}
        >
          <option value="all">{translate('translations.part.all')}</option>
          {textGroupIds.map((group) => (
            <option key={group} value={group}>
              {translate(textGroup(group).name)}
            </option>
          ))}
        </ChoiceField>
      )}
    </Box>
  );
}

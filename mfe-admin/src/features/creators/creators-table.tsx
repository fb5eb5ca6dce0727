import type { Creator } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { EditIcon } from '@programme/ui/staff-icons';
import { PeopleTable, Person, SwitchedState } from '../../shared/people-table';
import { RowButton } from '../../shared/row-button';

type Props = {
  readonly creators: readonly Creator[];
  readonly changing: boolean;
  readonly onSetActive: (creator: Creator, isActive: boolean) => void;
  readonly onRename: (creator: Creator) => void;
};

/** A narrow screen has no room for the column: the short name stands below the full one there. */
const wideOnly = { display: { xs: 'none', lg: 'table-cell' } } as const;

export function CreatorsTable({ creators, changing, onSetActive, onRename }: Props) {
  const translate = useTranslate();
  return (
    <PeopleTable aria-label={translate('admin.tab.creators')}>
      <thead>
        <tr>
          <th scope="col">{translate('creators.name')}</th>
          <Box component="th" scope="col" sx={wideOnly}>
            {translate('creators.shortName')}
          </Box>
          <Box component="th" scope="col" sx={wideOnly}>
            {translate('creators.contact')}
          </Box>
          <th scope="col">{translate('creators.active')}</th>
          <th scope="col">{translate('creators.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {creators.map((creator) => {
          const name = isolated(creator.name);
          const color = creator.isActive ? 'text.primary' : 'text.secondary';
          return (
            <tr key={creator.id}>
              <Box component="th" scope="row" sx={{ color }}>
                <Person name={creator.name}>
                  <Box component="bdi" sx={{ display: { lg: 'none' } }}>
                    {creator.shortName}
                  </Box>
                </Person>
              </Box>
              <Box component="td" sx={{ ...wideOnly, color }}>
                <bdi>{creator.shortName}</bdi>
              </Box>
              <Box component="td" sx={{ ...wideOnly, color, overflowWrap: 'anywhere' }}>
                {[creator.email, creator.phone].map((contact) => contact && <div key={contact}>{contact}</div>)}
              </Box>
              <td>
                <SwitchedState
                  on={creator.isActive}
                  name={translate('creators.switch', { name })}
                  word={translate(creator.isActive ? 'creators.state.active' : 'creators.state.inactive')}
                  disabled={changing}
                  onSwitch={(isActive) => onSetActive(creator, isActive)}
                />
              </td>
              <td>
                <RowButton
                  icon={<EditIcon />}
                  label={translate('creators.rename')}
                  fullLabel={translate('creators.rename.of', { name })}
                  onClick={() => onRename(creator)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </PeopleTable>
  );
}

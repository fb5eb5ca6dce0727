import type { Creator } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Switch } from '@programme/ui';
import { EditIcon } from '@programme/ui/staff-icons';
import { RecordsTable } from '../../shared/records-table';
import { RowButton } from '../../shared/row-button';

type Props = {
  readonly creators: readonly Creator[];
  readonly changing: boolean;
  readonly onSetActive: (creator: Creator, isActive: boolean) => void;
  readonly onRename: (creator: Creator) => void;
};

/** A narrow screen has no room for the column: the short name stands below the full one there. */
const wideOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;

export function CreatorsTable({ creators, changing, onSetActive, onRename }: Props) {
  const translate = useTranslate();
  return (
    <RecordsTable aria-label={translate('admin.tab.creators')}>
      <thead>
        <tr>
          <th scope="col">{translate('creators.name')}</th>
          <Box component="th" scope="col" sx={wideOnly}>
            {translate('creators.shortName')}
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
                <bdi>{creator.name}</bdi>
                <Box sx={{ display: { sm: 'none' }, typography: 'body2', color: 'text.secondary' }}>
                  <bdi>{creator.shortName}</bdi>
                </Box>
              </Box>
              <Box component="td" sx={{ ...wideOnly, color }}>
                <bdi>{creator.shortName}</bdi>
              </Box>
              <td>
                <Switch
                  checked={creator.isActive}
                  disabled={changing}
                  onChange={(_event, isActive) => onSetActive(creator, isActive)}
                  slotProps={{ input: { role: 'switch', 'aria-label': translate('creators.switch', { name }) } }}
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
    </RecordsTable>
  );
}

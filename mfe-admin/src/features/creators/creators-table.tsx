import type { Creator } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, EditIcon, Switch } from '@programme/ui';
import { RecordsTable } from '../../shared/records-table';

type Props = {
  readonly creators: readonly Creator[];
  readonly changing: boolean;
  readonly onSetActive: (creator: Creator, isActive: boolean) => void;
  readonly onRename: (creator: Creator) => void;
};

export function CreatorsTable({ creators, changing, onSetActive, onRename }: Props) {
  const translate = useTranslate();
  return (
    <RecordsTable aria-label={translate('admin.tab.creators')}>
      <thead>
        <tr>
          <th scope="col">{translate('creators.name')}</th>
          <th scope="col">{translate('creators.shortName')}</th>
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
              </Box>
              <Box component="td" sx={{ color }}>
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
                <Button
                  size="small"
                  startIcon={<EditIcon />}
                  aria-label={translate('creators.rename.of', { name })}
                  onClick={() => onRename(creator)}
                  sx={{
                    px: { xs: 1, md: 1.5 },
                    minWidth: 44,
                    '& .MuiButton-startIcon': { mx: { xs: 0, sm: undefined } },
                  }}
                >
                  <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                    {translate('creators.rename')}
                  </Box>
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </RecordsTable>
  );
}

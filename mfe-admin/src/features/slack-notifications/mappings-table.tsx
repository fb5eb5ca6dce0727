import type { SlackMapping } from '@programme/contracts';
import { formatDayOf, isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Button, Amount, RemoveIcon, Stack, Switch } from '@programme/ui';
import { IconAction } from '../../shared/icon-action';
import { RecordsTable } from '../../shared/records-table';

type Props = {
  readonly mappings: readonly SlackMapping[];
  /** Whether messages can be sent at all. */
  readonly chatOn: boolean;
  /** Id of the mapping with which something is being done; its row waits. */
  readonly busy: number | undefined;
  readonly onSwitch: (mapping: SlackMapping, isActive: boolean) => void;
  readonly onTest: (mapping: SlackMapping) => void;
  readonly onRemove: (mapping: SlackMapping) => void;
};

/** What a narrow screen has no column for stands below the name there. */
const wideOnly = { display: { xs: 'none', lg: 'table-cell' } } as const;

export function MappingsTable({ mappings, chatOn, busy, onSwitch, onTest, onRemove }: Props) {
  const { translate, preferences } = useShell();
  return (
    <RecordsTable aria-label={translate('admin.tab.slack')}>
      <thead>
        <tr>
          <th scope="col">{translate('slack.creator')}</th>
          <Box component="th" scope="col" sx={wideOnly}>
            {translate('slack.userId')}
          </Box>
          <th scope="col">{translate('slack.status')}</th>
          <Box component="th" scope="col" sx={wideOnly}>
            {translate('slack.updatedAt')}
          </Box>
          <th scope="col">{translate('slack.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {mappings.map((mapping) => {
          const { id, creatorName, slackUserId, isActive } = mapping;
          const creator = isolated(creatorName);
          const updated = formatDayOf(mapping.updatedAt, preferences.language);
          return (
            <tr key={id}>
              <Box component="th" scope="row" sx={{ color: isActive ? 'text.primary' : 'text.secondary' }}>
                <bdi>{creatorName}</bdi>
                <Box sx={{ display: { lg: 'none' }, typography: 'body2', color: 'text.secondary' }}>
                  <Box component="code">{slackUserId}</Box>
                  <Box>{`${translate('slack.updatedAt')}: ${updated}`}</Box>
                </Box>
              </Box>
              <Box component="td" sx={wideOnly}>
                <code>{slackUserId}</code>
              </Box>
              <td>
                <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
                  <Switch
                    checked={isActive}
                    disabled={busy !== undefined}
                    onChange={(_event, active) => onSwitch(mapping, active)}
                    slotProps={{ input: { role: 'switch', 'aria-label': translate('slack.switch', { creator }) } }}
                  />
                  <Box component="span" sx={{ color: isActive ? 'text.primary' : 'text.secondary' }}>
                    {translate(isActive ? 'slack.active' : 'slack.inactive')}
                  </Box>
                </Stack>
              </td>
              <Box component="td" sx={wideOnly}>
                <Amount>{updated}</Amount>
              </Box>
              <td>
                <Stack
                  direction={{ xs: 'column', sm: 'row' }}
                  sx={{ alignItems: { xs: 'flex-end', sm: 'center' }, justifyContent: 'flex-end', gap: 0.5 }}
                >
                  <Button
                    size="small"
                    variant="outlined"
                    disabled={!chatOn || !isActive || busy !== undefined}
                    aria-label={translate('slack.test.of', { creator })}
                    onClick={() => onTest(mapping)}
                  >
                    {translate('slack.test')}
                  </Button>
                  <IconAction
                    icon={<RemoveIcon />}
                    label={translate('slack.delete')}
                    fullLabel={translate('slack.delete.of', { creator })}
                    disabled={busy !== undefined}
                    onClick={() => onRemove(mapping)}
                  />
                </Stack>
              </td>
            </tr>
          );
        })}
      </tbody>
    </RecordsTable>
  );
}

import type { SlackMapping } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, Amount, RemoveIcon, Stack } from '@programme/ui';
import { useStaffClock } from '../../shared/staff-clock/use-staff-clock';
import { IconAction } from '../../shared/icon-action';
import { PeopleTable, Person, SwitchedState } from '../../shared/people-table';

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
  const translate = useTranslate();
  const clock = useStaffClock();
  return (
    <PeopleTable aria-label={translate('admin.tab.slack')}>
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
          const updated = clock.dayOf(mapping.updatedAt);
          return (
            <tr key={id}>
              <Box component="th" scope="row" sx={{ color: isActive ? 'text.primary' : 'text.secondary' }}>
                <Person name={creatorName}>
                  <Box sx={{ display: { lg: 'none' } }}>
                    <code>{slackUserId}</code>
                    <Box>{`${translate('slack.updatedAt')}: ${updated}`}</Box>
                  </Box>
                </Person>
              </Box>
              <Box component="td" sx={wideOnly}>
                <code>{slackUserId}</code>
              </Box>
              <td>
                <SwitchedState
                  on={isActive}
                  name={translate('slack.switch', { creator })}
                  word={translate(isActive ? 'slack.active' : 'slack.inactive')}
                  disabled={busy !== undefined}
                  onSwitch={(active) => onSwitch(mapping, active)}
                />
              </td>
              <Box component="td" sx={wideOnly}>
                <Amount>{updated}</Amount>
              </Box>
              <td>
                <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'flex-end', gap: 0.5 }}>
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
    </PeopleTable>
  );
}

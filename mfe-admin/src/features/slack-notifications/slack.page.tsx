import { useState } from 'react';
import type { SlackMapping } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { BulletList, Button, Notice, Panel, Stack } from '@programme/ui';
import { AddIcon } from '@programme/ui/staff-icons';
import { creatorsApi } from '../../shared/creators.api';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog';
import { EmptyList } from '../../shared/empty-list';
import { CallFailure } from '../../shared/failures/call-failure';
import { PageHead } from '../../shared/page-head';
import { ListSkeleton } from '../../shared/list-skeleton';
import { settingsApi } from '../../shared/settings.api';
import { MappingDialog } from './mapping-dialog';
import { MappingsTable } from './mappings-table';
import { RemindersCheck } from './reminders-check';
import { slackApi } from './slack.api';
import { useSlackAction } from './use-slack-action';

const helpTexts = ['slack.help.view', 'slack.help.admins', 'slack.help.content', 'slack.help.test'] as const;

/** Who is told in the chat when a client opens an offer (S2 §2). */
export function SlackPage() {
  const translate = useTranslate();
  const mappings = slackApi.useSlackMappingsQuery();
  const creators = creatorsApi.useCreatorsQuery();
  const settings = settingsApi.useSettingsQuery();
  const [change, changing] = slackApi.useChangeSlackMappingMutation();
  const [test, testing] = slackApi.useTestSlackMappingMutation();
  const [remove] = slackApi.useRemoveSlackMappingMutation();
  const { failed, report } = useSlackAction();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<SlackMapping | null>(null);

  const list = mappings.data;
  const people = creators.data;
  const head = (
    <PageHead title={translate('admin.tab.slack')} lead={translate('slack.lead')}>
      {list && people && (
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
          {translate('slack.add')}
        </Button>
      )}
    </PageHead>
  );
  if (!list || !people) {
    const ask = list ? creators : mappings;
    return (
      <>
        {head}
        {mappings.isFetching || creators.isFetching ? (
          <ListSkeleton people rows={4} label={translate('slack.loading')} />
        ) : (
          <CallFailure title={translate('slack.failed')} error={ask.error} onRetry={() => void ask.refetch()} />
        )}
      </>
    );
  }
  // Without an answer it is for the API to say that the chat is off.
  const chatOn = settings.data?.chat !== false;
  const mapped = new Set(list.map(({ creatorName }) => creatorName));
  const testedId = list.find(({ creatorName }) => creatorName === testing.originalArgs?.creatorName)?.id;

  const switchTo = async ({ id }: SlackMapping, isActive: boolean) =>
    report(await change({ id, isActive }), 'slack.updated', 'slack.update.failed');
  const sendTest = async ({ creatorName }: SlackMapping) =>
    report(await test({ creatorName }), 'slack.tested', 'slack.test.failed');
  const removeNow = async ({ id }: SlackMapping) => {
    setRemoving(null);
    report(await remove(id), 'slack.deleted', 'slack.delete.failed');
  };

  return (
    <>
      {head}
      <Stack sx={{ gap: 2 }}>
        {!chatOn && (
          <Notice tone="warning" title={translate('slack.off')}>
            {translate('slack.off.text')}
          </Notice>
        )}
        {failed && !adding && <CallFailure title={failed.title} error={failed.error} />}
        {list.length === 0 ? (
          <EmptyList title={translate('slack.empty')}>{translate('slack.empty.text')}</EmptyList>
        ) : (
          <Panel sx={{ py: { xs: 1, sm: 1.5 } }}>
            <MappingsTable
              mappings={list}
              chatOn={chatOn}
              busy={changing.isLoading ? changing.originalArgs?.id : testing.isLoading ? testedId : undefined}
              onSwitch={(mapping, isActive) => void switchTo(mapping, isActive)}
              onTest={(mapping) => void sendTest(mapping)}
              onRemove={setRemoving}
            />
          </Panel>
        )}
        <RemindersCheck enabled={chatOn} />
        {list.length > 0 && (
          <Notice tone="information" title={translate('slack.help')}>
            <BulletList items={helpTexts.map((key) => ({ id: key, text: translate(key) }))} />
          </Notice>
        )}
      </Stack>
      {adding && (
        <MappingDialog
          creators={people.filter(({ name }) => !mapped.has(name))}
          report={report}
          onClose={() => setAdding(false)}
        />
      )}
      {removing && (
        <ConfirmDialog
          title={translate('slack.delete.title')}
          confirm={translate('slack.delete')}
          onConfirm={() => void removeNow(removing)}
          onCancel={() => setRemoving(null)}
        >
          {translate('slack.delete.text', { creator: isolated(removing.creatorName) })}
        </ConfirmDialog>
      )}
    </>
  );
}

import { useState } from 'react';
import type { Creator } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Button, Panel } from '@programme/ui';
import { AddIcon } from '@programme/ui/staff-icons';
import { creatorsApi } from '../../shared/creators.api';
import { EmptyList } from '../../shared/empty-list';
import { CallFailure } from '../../shared/failures/call-failure';
import { PageHead } from '../../shared/page-head';
import { ListSkeleton } from '../../shared/list-skeleton';
import { CreatorDialog } from './creator-dialog';
import { CreatorsTable } from './creators-table';

/** The people in whose name offers are made (decision B6). */
export function CreatorsPage() {
  const { translate, toast } = useShell();
  const { data: creators, error, refetch, isFetching } = creatorsApi.useCreatorsQuery();
  const [change, changing] = creatorsApi.useChangeCreatorMutation();
  /** The one whose name is being changed, or a new one. */
  const [edited, setEdited] = useState<Creator | 'new' | null>(null);

  const head = (
    <PageHead title={translate('admin.tab.creators')} lead={translate('creators.lead')}>
      {creators && (
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setEdited('new')}>
          {translate('creators.add')}
        </Button>
      )}
    </PageHead>
  );

  if (!creators) {
    return (
      <>
        {head}
        {isFetching ? (
          <ListSkeleton people label={translate('creators.loading')} />
        ) : (
          <CallFailure title={translate('creators.failed')} error={error} onRetry={() => void refetch()} />
        )}
      </>
    );
  }

  const setActive = async ({ id, name }: Creator, isActive: boolean) => {
    const result = await change({ id, change: { isActive } });
    if (result.error) return;
    toast({ title: translate(isActive ? 'creators.activated' : 'creators.deactivated', { name: isolated(name) }) });
  };

  return (
    <>
      {head}
      {changing.error !== undefined && (
        <Box sx={{ mb: 2 }}>
          <CallFailure title={translate('creators.change.failed')} error={changing.error} />
        </Box>
      )}
      {creators.length === 0 ? (
        <EmptyList title={translate('creators.empty')}>{translate('creators.empty.text')}</EmptyList>
      ) : (
        <Panel sx={{ py: { xs: 1, sm: 1.5 } }}>
          <CreatorsTable
            creators={creators}
            changing={changing.isLoading}
            onSetActive={(creator, isActive) => void setActive(creator, isActive)}
            onRename={setEdited}
          />
        </Panel>
      )}
      {edited !== null && (
        <CreatorDialog {...(edited !== 'new' && { creator: edited })} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

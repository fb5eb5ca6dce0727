import { useState } from 'react';
import { isApiError } from '@programme/api-client';
import type { RemindersChecked } from '@programme/contracts';
import { useShell, type Translate } from '@programme/mfe-contract';
import { Box, Button, Notice } from '@programme/ui';
import { CallFailure } from '../../shared/failures/call-failure';
import { slackApi } from './slack.api';

/** What a check came to, in the words of the specification (S2 §8). */
function outcome({ remindersSent, offersChecked }: RemindersChecked, translate: Translate) {
  if (remindersSent > 0) {
    return { title: translate('slack.sent'), description: translate('slack.sent.text', { count: remindersSent }) };
  }
  if (offersChecked === 0) return { title: translate('slack.none'), description: translate('slack.none.text') };
  return { title: translate('slack.checked'), description: translate('slack.checked.text', { count: offersChecked }) };
}

/** Reminds creators of offers that end soon, without waiting for the daily run (decision B12). */
export function useRemindersCheck() {
  const { translate, toast } = useShell();
  const [check, { data, error, isLoading, reset }] = slackApi.useCheckRemindersMutation();
  const [shown, setShown] = useState(false);

  const run = async () => {
    const result = await check();
    setShown(true);
    if (result.data) {
      const tone = result.data.remindersSent > 0 ? 'success' : 'information';
      return toast({ tone, ...outcome(result.data, translate) });
    }
    const failed = translate('slack.check.failed');
    const description = (isApiError(result.error) && result.error.detail) || failed;
    toast({ tone: 'error', title: translate('slack.error'), description });
  };

  return {
    button: (enabled: boolean) => (
      <Button variant="outlined" disabled={!enabled} loading={isLoading} onClick={() => void run()}>
        {translate(isLoading ? 'slack.checking' : 'slack.check')}
      </Button>
    ),
    result: shown && !isLoading && (
      <Box sx={{ mb: 2, maxWidth: 860 }}>
        {data && (
          <Notice
            tone={data.remindersSent > 0 ? 'success' : 'information'}
            title={outcome(data, translate).title}
            onClose={reset}
            closeLabel={translate('admin.close')}
          >
            {outcome(data, translate).description}
          </Notice>
        )}
        {error !== undefined && <CallFailure title={translate('slack.check.failed')} error={error} />}
      </Box>
    ),
  };
}

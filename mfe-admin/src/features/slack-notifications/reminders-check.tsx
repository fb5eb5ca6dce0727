import { isApiError } from '@programme/api-client';
import type { RemindersChecked } from '@programme/contracts';
import { useShell, type Translate } from '@programme/mfe-contract';
import { Box, Button, Notice, Panel, tokens, Typography } from '@programme/ui';
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

/**
 * Reminds creators of offers that end soon, without waiting for the daily run (decision B12). The outcome stands below
 * the button; only a failure is also a toast, as S2 §8 demands.
 */
export function RemindersCheck({ enabled }: { /** Whether messages can be sent at all. */ readonly enabled: boolean }) {
  const { translate, toast } = useShell();
  const [check, { data, error, isLoading, reset }] = slackApi.useCheckRemindersMutation();

  const run = async () => {
    const result = await check();
    if (result.data) return;
    const failed = translate('slack.check.failed');
    const description = (isApiError(result.error) && result.error.detail) || failed;
    toast({ tone: 'error', title: translate('slack.error'), description });
  };

  return (
    <Panel sx={{ p: { xs: 2, sm: 2.5 }, bgcolor: tokens.color.mint, boxShadow: 'none' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 3,
          rowGap: 1.5,
        }}
      >
        <Box sx={{ flex: '1 1 16.25rem' }}>
          <Typography component="h2" variant="h3">
            {translate('slack.reminders')}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5, maxWidth: '60ch', color: 'text.secondary' }}>
            {translate('slack.reminders.text')}
          </Typography>
        </Box>
        <Button variant="outlined" disabled={!enabled} loading={isLoading} onClick={() => void run()}>
          {translate(isLoading ? 'slack.checking' : 'slack.check')}
        </Button>
      </Box>
      <Box role="status" sx={{ '&:not(:empty)': { mt: 2 } }}>
        {data && !isLoading && (
          <Notice
            tone={data.remindersSent > 0 ? 'success' : 'information'}
            title={outcome(data, translate).title}
            onClose={reset}
            closeLabel={translate('admin.close')}
          >
            {outcome(data, translate).description}
          </Notice>
        )}
      </Box>
      {error !== undefined && !isLoading && <CallFailure title={translate('slack.check.failed')} error={error} />}
    </Panel>
  );
}

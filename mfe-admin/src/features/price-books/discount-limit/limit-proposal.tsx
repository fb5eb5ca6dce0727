import type { LimitChange, OfferSettings } from '@programme/contracts';
import { formatPercent, isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Button, Notice, Stack } from '@programme/ui';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { CallFailure } from '../../../shared/failures/call-failure';
import { offerSettingsApi } from '../../../shared/offer-settings.api';

type Props = { readonly settings: OfferSettings; readonly proposal: LimitChange };

/** A higher limit that waits for another admin, and what the reader can do about it. */
export function LimitProposal({ settings: { version, mayConfirm = false }, proposal }: Props) {
  const { translate, toast, preferences } = useShell();
  const clock = useStaffClock();
  const [decide, { error, isLoading }] = offerSettingsApi.useDecideOfferSettingsMutation();
  const { to, by, at } = proposal;
  const settle = async (answer: 'confirm' | 'reject') => {
    if ((await decide({ answer, version })).error) return;
    toast({ title: translate(`discountLimit.${answer}.done`) });
  };
  const said = { username: isolated(by), when: clock.relativeDay(at) };
  return (
    <Box sx={{ mt: 2 }}>
      <Notice
        tone="warning"
        title={translate('discountLimit.proposal')}
        action={
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            {mayConfirm && (
              <Button variant="contained" disabled={isLoading} onClick={() => void settle('confirm')}>
                {translate('discountLimit.confirm')}
              </Button>
            )}
            <Button color="inherit" disabled={isLoading} onClick={() => void settle('reject')}>
              {translate(mayConfirm ? 'discountLimit.reject' : 'discountLimit.takeBack')}
            </Button>
          </Stack>
        }
      >
        <span>
          {to === null
            ? translate('discountLimit.proposed.none', said)
            : translate('discountLimit.proposed', { ...said, percent: formatPercent(to, preferences.language) })}
        </span>
        {!mayConfirm && <span>{` ${translate('discountLimit.proposed.other')}`}</span>}
      </Notice>
      {error !== undefined && <CallFailure title={translate('discountLimit.failed')} error={error} />}
    </Box>
  );
}

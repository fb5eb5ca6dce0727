import type { OfferDecisionRecord } from '@programme/contracts';
import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, styled } from '@programme/ui';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { Fact } from '../display/fact';
import { TypedText } from '../display/typed-text';

/** What is stored beside a decision to prove it; few ever look at it. */
export function DecisionEvidence({ decision }: { readonly decision: OfferDecisionRecord }) {
  const { translate, preferences } = useShell();
  const clock = useStaffClock();
  const { language } = preferences;
  const { consent, ipAddress, userAgent, visits } = decision;
  const number = (value: number) => formatWholeNumber(value, language);
  return (
    <Disclosure>
      <summary>{translate('offerAnswer.evidence')}</summary>
      <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', rowGap: 1.5 }}>
        {consent !== null && (
          <Fact name={translate('offerAnswer.consent')}>
            <TypedText>{consent}</TypedText>
          </Fact>
        )}
        <Fact name={translate('offerAnswer.visits')}>
          {visits.times.length < visits.count && (
            <Box>
              {translate('offerAnswer.visits.latest', {
                number: number(visits.times.length),
                total: number(visits.count),
              })}
            </Box>
          )}
          {visits.count === 0 && <Box>{translate('offerAnswer.visits.none')}</Box>}
          {visits.times.map((time) => (
            <Box key={time}>{clock.dateTime(time)}</Box>
          ))}
        </Fact>
        <Fact name={translate('offerAnswer.address')}>{ipAddress ?? translate('offerAnswer.address.none')}</Fact>
        {userAgent !== null && (
          <Fact name={translate('offerAnswer.browser')}>
            <bdi>{userAgent}</bdi>
          </Fact>
        )}
      </Box>
    </Disclosure>
  );
}

const Disclosure = styled('details')(({ theme }) => ({
  marginTop: theme.spacing(1),
  '& > summary': {
    ...theme.typography.body2,
    width: 'fit-content',
    padding: theme.spacing(1, 0),
    fontWeight: 600,
    color: theme.palette.text.primary,
    cursor: 'pointer',
  },
}));

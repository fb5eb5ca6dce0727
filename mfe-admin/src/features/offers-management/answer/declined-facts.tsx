import type { OfferDecisionRecord } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { Fact } from '../display/fact';
import { TypedText } from '../display/typed-text';
import { FactList } from './fact-list';
import { RecordedFacts } from './recorded-facts';

/** Why a client declined. */
export function DeclinedFacts({ decision }: { readonly decision: OfferDecisionRecord }) {
  const translate = useTranslate();
  const clock = useStaffClock();
  const { reason, text } = decision;
  return (
    <FactList>
      {reason !== null && (
        <Fact name={translate('offerAnswer.reason')}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {translate(`offerAnswer.reason.${reason}`)}
          </Box>
        </Fact>
      )}
      <Fact name={translate('offerAnswer.declinedAt')}>{clock.dateTime(decision.decidedAt)}</Fact>
      <Fact name={translate('offerAnswer.revision')}>{decision.revision}</Fact>
      <RecordedFacts decision={decision} />
      {text !== null && (
        <Fact name={translate('offerAnswer.text')} wide>
          <TypedText>{text}</TypedText>
        </Fact>
      )}
    </FactList>
  );
}

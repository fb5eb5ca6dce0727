import type { OfferDecisionRecord } from '@programme/contracts';
import { formatDateTime } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { Fact } from '../display/fact';
import { TypedText } from '../display/typed-text';
import { FactList } from './fact-list';
import { RecordedFacts } from './recorded-facts';

/** Why a client declined. */
export function DeclinedFacts({ decision }: { readonly decision: OfferDecisionRecord }) {
  const { translate, preferences } = useShell();
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
      <Fact name={translate('offerAnswer.declinedAt')}>{formatDateTime(decision.decidedAt, preferences.language)}</Fact>
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

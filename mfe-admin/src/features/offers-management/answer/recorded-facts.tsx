import type { OfferDecisionRecord } from '@programme/contracts';
import { formatDate } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Fact } from '../display/fact';

/** How an answer came that staff recorded, and who did; nothing of one that was given on the page. */
export function RecordedFacts({ decision: { recorded, recordedBy } }: { readonly decision: OfferDecisionRecord }) {
  const { translate, preferences } = useShell();
  if (!recorded) return null;
  return (
    <>
      <Fact name={translate('offerRecord.how')}>{translate(`offerRecord.channel.${recorded.channel}`)}</Fact>
      <Fact name={translate('offerRecord.answeredOn')}>{formatDate(recorded.answeredOn, preferences.language)}</Fact>
      <Fact name={translate('offerRecord.by')}>
        <bdi>{recordedBy}</bdi>
      </Fact>
    </>
  );
}

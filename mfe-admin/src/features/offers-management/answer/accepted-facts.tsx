import type { OfferDecisionRecord, OfferRevision, Quote } from '@programme/contracts';
import { mailLink } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { Amount, Box, tokens } from '@programme/ui';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { Fact } from '../display/fact';
import { TypedText } from '../display/typed-text';
import { useOfferMoney } from '../quotes/use-offer-money';
import { FactList } from './fact-list';
import { RecordedFacts } from './recorded-facts';
import { useOptionName } from './use-option-name';

type Props = {
  readonly decision: OfferDecisionRecord & { readonly option: NonNullable<OfferDecisionRecord['option']> };
  readonly revisions: readonly OfferRevision[];
  readonly quotes: readonly Quote[];
};

/** What a client accepted, for how much, and who it was. */
export function AcceptedFacts({ decision, revisions, quotes }: Props) {
  const translate = useTranslate();
  const clock = useStaffClock();
  const { option, name, role, email, text } = decision;
  const money = useOfferMoney(option.currency);
  const optionName = useOptionName({ option, decision, revisions, quotes });
  return (
    <FactList>
      <Fact name={translate('offerAnswer.option')}>{optionName}</Fact>
      <Fact name={translate('offerAnswer.total')}>
        <Amount sx={{ fontWeight: 600 }}>{money(option.total)}</Amount>
      </Fact>
      {option.listTotal !== option.total && (
        <Fact name={translate('offerAnswer.listTotal')}>
          <Amount>{money(option.listTotal)}</Amount>
        </Fact>
      )}
      {name !== null && (
        <Fact name={translate('offerAnswer.name')}>
          <bdi>{name}</bdi>
        </Fact>
      )}
      {role !== null && (
        <Fact name={translate('offerAnswer.role')}>
          <bdi>{role}</bdi>
        </Fact>
      )}
      {email !== null && (
        <Fact name={translate('offerAnswer.email')}>
          <Box component="a" href={mailLink(email)} sx={{ color: tokens.color.brandText }}>
            {email}
          </Box>
        </Fact>
      )}
      <Fact name={translate('offerAnswer.acceptedAt')}>{clock.dateTime(decision.decidedAt)}</Fact>
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

import { consentKey, type Acceptance } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Disclosure, PlainText, type OfferViewModel } from '@programme/offer-view';
import { Box, Button, CheckIcon, tokens, Typography } from '@programme/ui';
import type { Accepted } from './accept-options';
import { AcceptedCard } from './accepted-card';
import { AnswerButtons } from './answer-buttons';

type Props = {
  readonly accepted: Accepted;
  readonly terms: OfferViewModel['terms'];
  readonly request: Acceptance;
  readonly sending: boolean;
  /** Whether the call before it may have been lost. */
  readonly isRetry: boolean;
  readonly onBack: () => void;
  readonly onConfirm: (request: Acceptance) => void;
};

/** Third step: what is accepted and by whom, once more, before it counts. */
export function SummaryStep({ accepted, terms, request, sending, isRetry, onBack, onConfirm }: Props) {
  const translate = useTranslate();
  const person = [
    { id: 'name', label: translate('offer.accept.name'), value: request.name },
    { id: 'role', label: translate('offer.accept.role'), value: request.role },
    { id: 'email', label: translate('offer.accept.email'), value: request.email },
  ];
  return (
    <>
      <AcceptedCard accepted={accepted} total={accepted.length.exactTotal} />
      <Box component="dl" sx={{ m: 0, mt: 2, display: 'grid', gap: 1 }}>
        {person.map(({ id, label, value }) => (
          <Box key={id} sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Box component="dd" sx={{ m: 0, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
              <bdi>{value}</bdi>
            </Box>
          </Box>
        ))}
      </Box>
      {terms && (
        <Disclosure label={terms.title}>
          <PlainText>{terms.text}</PlainText>
        </Disclosure>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 2, typography: 'body2', color: 'text.secondary' }}>
        <CheckIcon fontSize="small" sx={{ color: tokens.color.ok }} />
        <span>{translate(consentKey)}</span>
      </Box>
      <AnswerButtons>
        <Button size="large" onClick={onBack} disabled={sending}>
          {translate('offer.accept.back')}
        </Button>
        <Button variant="contained" size="large" onClick={() => onConfirm(request)} loading={sending}>
          {translate(sending ? 'offer.answer.sending' : isRetry ? 'shell.retry' : 'offer.accept.confirm')}
        </Button>
      </AnswerButtons>
    </>
  );
}

import type { ApiError } from '@programme/api-client';
import { routePath, useTranslate, type Translate } from '@programme/mfe-contract';
import { Button, Notice } from '@programme/ui';
import { locked } from '../../shared/offers.api';
import { refusalText } from '../../shared/refusal-text';
import type { AnswerFailure } from './use-send-answer';

type Props = { readonly failure: AnswerFailure; readonly offerId: string };

/** Why an answer was not taken, and what to do about it. What an offer has become by then is shown elsewhere. */
export function AnswerFailureNotice({ failure, offerId }: Props) {
  const translate = useTranslate();
  if (failure.kind === 'overtaken') return null;
  const { title, text } = failureTexts(failure, translate);
  const isLocked = failure.kind === 'refused' && failure.error.status === locked;
  return (
    <Notice
      tone="error"
      role="alert"
      title={title}
      action={
        isLocked ? (
          <Button color="inherit" component="a" href={routePath('offer', { offerId })} target="_blank">
            {translate('offer.answer.locked.open')}
          </Button>
        ) : undefined
      }
    >
      {text}
    </Notice>
  );
}

function failureTexts(failure: AnswerFailure, translate: Translate): { title: string; text: string } {
  if (failure.kind === 'refused') return refusalTexts(failure.error, translate);
  return failure.kind === 'consent'
    ? { title: translate('offer.answer.consent'), text: translate('offer.answer.consent.text') }
    : { title: translate('shell.unreachable.title'), text: translate('offer.answer.unreachable') };
}

function refusalTexts(error: ApiError, translate: Translate) {
  return error.status === locked
    ? { title: translate('offer.answer.locked'), text: translate('offer.answer.locked.text') }
    : { title: translate('offer.answer.failed'), text: refusalText(error, translate) };
}

import { useTranslate } from '@programme/mfe-contract';
import { Notice } from '@programme/ui';
import { refusalText } from '../../shared/refusal-text';
import type { QuestionFailure } from './use-send-question';

/** Why a question was not sent, and what to do about it. */
export function QuestionFailureNotice({ failure }: { readonly failure: QuestionFailure }) {
  const translate = useTranslate();
  const [title, text] =
    failure.kind === 'refused'
      ? [translate('offer.thread.failed'), refusalText(failure.error, translate)]
      : [translate('shell.unreachable.title'), translate('offer.thread.unreachable')];
  return (
    <Notice tone="error" role="alert" title={title}>
      {text}
    </Notice>
  );
}

import { useState } from 'react';
import type { PriceBookDetails } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { isError } from '@programme/price-book';
import { Box, Button, Panel, Stack, Typography } from '@programme/ui';
import { stateOf } from '../display/price-book-pill';
import type { PriceBookEditor } from '../editor/use-price-book-editor';
import type { PriceBookStepName } from '../api/price-books.api';
import { RemoveDraftDialog } from '../drafts/remove-draft-dialog';
import { StepDialog } from './step-dialog';

type Props = {
  readonly book: PriceBookDetails;
  readonly editor: PriceBookEditor;
  readonly onShowDifferences: () => void;
};

/** Says what comes next for a book, and who may do it. Nothing where nothing can be done. */
export function ReviewBar({ book, editor, onShowDifferences }: Props) {
  const { translate } = useShell();
  const [step, setStep] = useState<PriceBookStepName | null>(null);
  const [removing, setRemoving] = useState(false);
  const state = stateOf(book);
  const errors = editor.problems.filter(isError).length;

  const scheduledText = () => translate('prices.review.scheduled');
  const draftText = () => {
    if (errors > 0) return translate('prices.review.errors', { count: errors });
    return translate(editor.isUnsaved ? 'prices.review.unsaved' : 'prices.review.draft');
  };
  const reviewText = () => {
    const username = isolated(book.submittedBy ?? book.lastEditor);
    return translate(`prices.review.${book.approval ?? 'other'}`, { username });
  };
  if (state !== 'draft' && state !== 'in-review' && state !== 'scheduled') return null;
  return (
    <Panel tone="sand" sx={{ mb: 2.5 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, justifyContent: 'space-between' }}>
        <Box sx={{ flex: '1 1 18.75rem', maxWidth: '70ch' }}>
          <Typography sx={{ fontWeight: 600 }}>
            {{ draft: draftText, 'in-review': reviewText, scheduled: scheduledText }[state]()}
          </Typography>
          {book.reason !== null && state !== 'scheduled' && (
            <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {translate(state === 'draft' ? 'prices.review.returned' : 'prices.review.reason', {
                reason: isolated(book.reason),
              })}
            </Typography>
          )}
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {state === 'draft' && (
            <>
              <Button color="error" onClick={() => setRemoving(true)}>
                {translate('prices.remove')}
              </Button>
              <Button variant="contained" disabled={errors > 0 || editor.isUnsaved} onClick={() => setStep('submit')}>
                {translate('prices.step.submit')}
              </Button>
            </>
          )}
          {state === 'in-review' && (
            <>
              <Button onClick={onShowDifferences}>{translate('prices.review.differences')}</Button>
              <Button variant="outlined" onClick={() => setStep('return')}>
                {translate('prices.step.return')}
              </Button>
              <Button
                variant="contained"
                disabled={book.approval === 'own' || editor.isUnsaved}
                onClick={() => setStep('approve')}
              >
                {translate('prices.step.approve')}
              </Button>
            </>
          )}
          {state === 'scheduled' && (
            <Button variant="outlined" color="error" onClick={() => setStep('withdraw')}>
              {translate('prices.step.withdraw')}
            </Button>
          )}
        </Stack>
      </Stack>
      {removing && <RemoveDraftDialog book={book} onClose={() => setRemoving(false)} />}
      {step && (
        <StepDialog
          book={book}
          step={step}
          warnings={editor.problems.filter((problem) => !isError(problem)).length}
          onClose={() => setStep(null)}
        />
      )}
    </Panel>
  );
}

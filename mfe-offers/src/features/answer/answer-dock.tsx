import { startTransition, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { useShell } from '@programme/mfe-contract';
import { Box, Stack, tokens } from '@programme/ui';
import { threadOf, type ThreadGoal } from '../../shared/offer-thread';
import type { ReportedState } from '../../shared/offers.api';
import { useIsClient } from '../../shared/use-is-client';
import { AnswerBar } from './answer-bar';
import { noDrafts, type AnswerDialogProps } from './answer-drafts';
import type { DialogAheadProps } from './dialog-ahead';
import { forgetAnswer } from './kept-answer';
import { NewAnswerNotice } from './new-answer-notice';
import { UpdateNotice } from './update-notice';
import { useAnswerDrafts, type AnsweredOffer } from './use-answer-drafts';
import { useIdle } from './use-idle';
import { useNewAnswers } from './use-new-answers';
import { useOfferUpdates } from './use-offer-updates';

const loadDialogs = () => import(/* webpackChunkName: "answer-dialogs" */ './dialogs');

type Props = AnsweredOffer & {
  /** How the offer stands by the last report of the visit. */
  readonly reported: ReportedState;
  /** The client's answer has arrived. */
  readonly onAnswered: () => void;
  /** The client wants to ask, or to read what staff answered. */
  readonly onThread: (goal: ThreadGoal) => void;
};

/** What stays at the foot of an open offer: how to answer it, that it was updated, and that a question was answered. */
export function AnswerDock({ offerId, offer, view, choice, onChoose, reported, onAnswered, onThread }: Props) {
  const { translate, toast } = useShell();
  const isClient = useIsClient();
  const thread = threadOf(offer);
  const { before, markSeen } = useOfferUpdates(offerId, offer, reported);
  const { hasNew, markRead } = useNewAnswers(thread);
  const [Dialog, setDialog] = useState<ComponentType<AnswerDialogProps> | null>(null);
  const [Ahead, setAhead] = useState<ComponentType<DialogAheadProps> | null>(null);
  const { drafts, setDrafts, attempt, options, chosen } = useAnswerDrafts({
    ...{ offerId, offer, view, choice, onChoose },
    isOpen: Dialog !== null,
  });
  const opening = useRef(false);
  /** A dialog that was opened needs no drawing ahead. */
  const wasOpened = useRef(false);
  const canAnswer = offer.status === 'open' && isClient;

  // A failure is told when somebody opens a dialog.
  const load = () => void loadDialogs().catch(() => undefined);
  const prepare = () =>
    void loadDialogs().then(
      ({ DialogAhead }) => startTransition(() => setAhead(() => (wasOpened.current ? null : DialogAhead))),
      () => undefined,
    );
  useIdle(canAnswer, prepare);

  const open = async (kind: 'accept' | 'decline', { currentTarget }: MouseEvent<HTMLElement>) => {
    if (opening.current) return;
    opening.current = true;
    wasOpened.current = true;
    setAhead(null);
    // Safari does not focus a button that is clicked; the focus returns to it when the dialog closes.
    currentTarget.focus();
    try {
      const { AcceptDialog, DeclineDialog } = await loadDialogs();
      setDialog(() => (kind === 'accept' ? AcceptDialog : DeclineDialog));
    } catch {
      toast({
        tone: 'error',
        title: translate('shell.unreachable.title'),
        description: translate('offer.unreachable.text'),
      });
    } finally {
      opening.current = false;
    }
  };

  const close = () => setDialog(null);
  const answered = () => {
    // The offer is another one now, and with it all drafts are kept again.
    setDrafts(noDrafts);
    forgetAnswer(offerId);
    close();
    markSeen();
    onAnswered();
  };
  const readAnswer = () => {
    markRead();
    onThread({ place: 'newest' });
  };
  const showsUpdate = before !== null && Dialog === null;
  const showsNew = hasNew && isClient && Dialog === null;
  const dialog = {
    offerId,
    offer,
    view,
    options,
    chosen,
    onChoose,
    before,
    drafts,
    attempt,
    onDrafts: setDrafts,
    onClose: close,
    onAnswered: answered,
  };
  return (
    <>
      {(canAnswer || showsUpdate || showsNew) && (
        <Box className="screen-only" sx={dock} data-foot-bar>
          {(showsUpdate || showsNew) && (
            <Stack sx={{ maxHeight: '40dvh', overflow: 'auto', p: 1, gap: 1, '& > *': { flexShrink: 0 } }}>
              {showsNew && <NewAnswerNotice onRead={readAnswer} onClose={markRead} />}
              {showsUpdate && <UpdateNotice before={before} after={offer} onClose={markSeen} />}
            </Stack>
          )}
          {canAnswer && (
            <AnswerBar
              chosen={chosen}
              onOpen={(kind, event) => void open(kind, event)}
              onAsk={thread ? () => onThread({ place: 'question' }) : undefined}
              onApproach={load}
            />
          )}
        </Box>
      )}
      {Dialog && <Dialog {...dialog} />}
      {Ahead && canAnswer && <Ahead dialog={dialog} onDrawn={() => setAhead(null)} />}
    </>
  );
}

const dock = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'appBar',
  bgcolor: tokens.color.card,
  borderTop: `1px solid ${tokens.color.edge}`,
  boxShadow: tokens.shadow.raised,
  pb: 'env(safe-area-inset-bottom)',
} as const;

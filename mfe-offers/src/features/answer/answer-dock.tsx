import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import type { PublicOffer } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import type { OfferViewModel } from '@programme/offer-view';
import { Box, Stack, tokens } from '@programme/ui';
import { noAttempt, type Attempt } from '../../shared/attempt';
import { threadOf, type ThreadGoal } from '../../shared/offer-thread';
import type { ReportedState } from '../../shared/offers.api';
import { useIsClient } from '../../shared/use-is-client';
import { AnswerBar } from './answer-bar';
import { NewAnswerNotice } from './new-answer-notice';
import { UpdateNotice } from './update-notice';
import { useNewAnswers } from './use-new-answers';
import { useOfferUpdates } from './use-offer-updates';
import { noDrafts, type AnswerDialogProps } from './answer-drafts';

const loadDialogs = () => import(/* webpackChunkName: "answer-dialogs" */ './dialogs');

type Props = {
  readonly offerId: string;
  readonly offer: PublicOffer;
  readonly view: OfferViewModel;
  /** The contract lengths that the reader chose on the cards, by option. */
  readonly lengths: Readonly<Record<string, number>>;
  /** How the offer stands by the last report of the visit. */
  readonly reported: ReportedState;
  /** The client's answer has arrived. */
  readonly onAnswered: () => void;
  /** The client wants to ask, or to read what staff answered. */
  readonly onThread: (goal: ThreadGoal) => void;
};

/** What stays at the foot of an open offer: how to answer it, that it was updated, and that a question was answered. */
export function AnswerDock({ offerId, offer, view, lengths, reported, onAnswered, onThread }: Props) {
  const { translate, toast } = useShell();
  const isClient = useIsClient();
  const thread = threadOf(offer);
  const { before, markSeen } = useOfferUpdates(offerId, offer, reported);
  const { hasNew, markRead } = useNewAnswers(thread);
  const [Dialog, setDialog] = useState<ComponentType<AnswerDialogProps> | null>(null);
  const [drafts, setDrafts] = useState(noDrafts);
  const attempt = useRef<Attempt>(noAttempt);
  const opening = useRef(false);
  const canAnswer = offer.status === 'open' && isClient;

  useIdle(canAnswer, preload);

  const open = async (kind: 'accept' | 'decline', { currentTarget }: MouseEvent<HTMLElement>) => {
    if (opening.current) return;
    opening.current = true;
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
              onOpen={(kind, event) => void open(kind, event)}
              onAsk={thread ? () => onThread({ place: 'question' }) : undefined}
              onApproach={preload}
            />
          )}
        </Box>
      )}
      {Dialog && (
        <Dialog
          {...{ offerId, offer, view, lengths, before, drafts, attempt }}
          onDrafts={setDrafts}
          onClose={close}
          onAnswered={answered}
        />
      )}
    </>
  );
}

/** A failure is told when somebody opens a dialog. */
const preload = () => void loadDialogs().catch(() => undefined);

const dock = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'appBar',
  bgcolor: tokens.color.card,
  borderTop: `1px solid ${tokens.color.edge}`,
  boxShadow: tokens.shadow.raised,
  pb: 'env(safe-area-inset-bottom)',
} as const;

/** Milliseconds after which a browser that does not tell when it is idle counts as idle. */
const idleAfterMs = 2000;

/** Runs something once nothing else is to do. */
function useIdle(wanted: boolean, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!wanted) return;
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => latest.current(), idleAfterMs);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(() => latest.current());
    return () => window.cancelIdleCallback(idle);
  }, [wanted]);
}

import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import type { PublicOffer } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import type { OfferViewModel } from '@programme/offer-view';
import { Box, tokens } from '@programme/ui';
import type { ReportedState } from '../../shared/offers.api';
import { AnswerBar } from './answer-bar';
import { UpdateNotice } from './update-notice';
import { useOfferUpdates } from './use-offer-updates';
import { noAttempt, noDrafts, type AnswerDialogProps, type Attempt } from './answer-drafts';

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
};

/** What stays at the foot of an open offer: how to answer it, and that it was updated. Nothing for staff. */
export function AnswerDock({ offerId, offer, view, lengths, reported, onAnswered }: Props) {
  const { session, translate, toast } = useShell();
  const { before, markSeen } = useOfferUpdates(offerId, offer, reported);
  const [Dialog, setDialog] = useState<ComponentType<AnswerDialogProps> | null>(null);
  const [drafts, setDrafts] = useState(noDrafts);
  const attempt = useRef<Attempt>(noAttempt);
  const opening = useRef(false);
  const canAnswer = offer.status === 'open' && session.status === 'ready' && !session.user?.isAdmin;

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
  const showsUpdate = before !== null && Dialog === null;
  return (
    <>
      {(canAnswer || showsUpdate) && (
        <Box className="screen-only" sx={dock} data-foot-bar>
          {showsUpdate && (
            <Box sx={{ maxHeight: '40dvh', overflow: 'auto', p: 1 }}>
              <UpdateNotice before={before} after={offer} onClose={markSeen} />
            </Box>
          )}
          {canAnswer && <AnswerBar onOpen={(kind, event) => void open(kind, event)} onApproach={preload} />}
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

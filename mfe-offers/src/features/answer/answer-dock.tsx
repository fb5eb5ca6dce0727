import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import type { PublicOffer } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import type { OfferViewModel } from '@programme/offer-view';
import { Box, tokens } from '@programme/ui';
import { OnDemand } from '../../shared/decision/on-demand';
import { useDecisionTexts } from '../../shared/decision/use-decision-texts';
import { AnswerBar } from './answer-bar';
import { noAttempt, noDrafts, type AnswerDialogProps, type Attempt } from './answer-drafts';

/** The dialogs, in chunks of their own. */
const dialogs = {
  accept: async () => (await import(/* webpackChunkName: "accept-dialog" */ './accept-dialog')).AcceptDialog,
  decline: async () => (await import(/* webpackChunkName: "decline-dialog" */ './decline-dialog')).DeclineDialog,
};

const loadUpdateNotice = async () =>
  (await import(/* webpackChunkName: "update-notice" */ './update-notice')).UpdateNotice;

type Props = {
  readonly offerId: string;
  readonly offer: PublicOffer;
  readonly view: OfferViewModel;
  /** The contract lengths that the reader chose on the cards, by option. */
  readonly lengths: Readonly<Record<string, number>>;
  /** What the reader has seen of the offer before it was updated; null unless it was. */
  readonly before: PublicOffer | null;
  /** The reader knows the update by now. */
  readonly onUpdateSeen: () => void;
  /** The client's answer has arrived. */
  readonly onAnswered: () => void;
};

/** What stays at the foot of an open offer: how to answer it, and that it was updated. Nothing for staff. */
export function AnswerDock({ offerId, offer, view, lengths, before, onUpdateSeen, onAnswered }: Props) {
  const { session, translate, toast } = useShell();
  const loadTexts = useDecisionTexts();
  const [Dialog, setDialog] = useState<ComponentType<AnswerDialogProps> | null>(null);
  const [drafts, setDrafts] = useState(noDrafts);
  const attempt = useRef<Attempt>(noAttempt);
  const opening = useRef(false);
  const canAnswer = offer.status === 'open' && session.status === 'ready' && !session.user?.isAdmin;

  const preload = () => Promise.all([dialogs.accept(), dialogs.decline(), loadTexts()]).catch(() => undefined);
  useIdle(canAnswer, () => void preload());

  const open = async (kind: keyof typeof dialogs, { currentTarget }: MouseEvent<HTMLElement>) => {
    if (opening.current) return;
    opening.current = true;
    // Safari does not focus a button that is clicked; the focus returns to it when the dialog closes.
    currentTarget.focus();
    try {
      const [loaded] = await Promise.all([dialogs[kind](), loadTexts()]);
      setDialog(() => loaded);
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
    onUpdateSeen();
    onAnswered();
  };
  const showsUpdate = before !== null && Dialog === null;
  return (
    <>
      {(canAnswer || showsUpdate) && (
        <Box className="screen-only" sx={dock}>
          {showsUpdate && (
            <Box sx={{ maxHeight: '40dvh', overflow: 'auto', p: 1 }}>
              <OnDemand load={loadUpdateNotice} given={{ before, after: offer, onClose: onUpdateSeen }} height={96} />
            </Box>
          )}
          {canAnswer && (
            <AnswerBar onOpen={(kind, event) => void open(kind, event)} onApproach={() => void preload()} />
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

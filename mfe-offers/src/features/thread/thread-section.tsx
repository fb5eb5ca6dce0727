import { useEffect, useId, useRef, useState } from 'react';
import type { OfferMessage } from '@programme/contracts';
import { routePath, useShell } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Box, Button, Panel, Typography } from '@programme/ui';
import type { ThreadGoal } from '../../shared/offer-thread';
import { useIsClient } from '../../shared/use-is-client';
import { messageElement, MessageList } from './message-list';
import { storedQuestion } from './question-draft';
import { QuestionForm } from './question-form';
import { useSteadyForm } from './use-steady-form';

type Props = {
  readonly offerId: string;
  /** The oldest first. */
  readonly messages: readonly OfferMessage[];
  /** The address at which answers arrive, too; null without one. */
  readonly writesTo: string | null;
  /** Where the reader wants to be; null for anywhere. */
  readonly goal: ThreadGoal | null;
};

/**
 * What was asked about an offer and answered, and for clients the form to ask. Not on paper.
 *
 * @param isOnDemand there is a button that leads here: until it is pressed, a thread without messages is left out
 */
export function ThreadSection({ isOnDemand, ...props }: Props & { readonly isOnDemand: boolean }) {
  const { offerId, messages, goal } = props;
  const [hasDraft] = useState(() => storedQuestion(offerId).text !== '');
  const isLeftOut = isOnDemand && messages.length === 0 && goal === null && !hasDraft;
  return isLeftOut ? null : <OpenThread {...props} />;
}

function OpenThread({ offerId, messages, writesTo, goal }: Props) {
  const { translate, session } = useShell();
  const isClient = useIsClient();
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  const [sentId, setSentId] = useState<number | null>(null);
  const answerId = (messages.findLast(({ author }) => author === 'staff') ?? messages.at(-1))?.id;

  useSteadyForm(messages, form);
  const newest = useRef(answerId);
  useEffect(() => {
    newest.current = answerId;
  });
  useEffect(() => {
    if (!goal) return;
    if (goal.place === 'newest') goTo(messageElement(newest.current));
    else goTo(form.current?.querySelector<HTMLElement>('textarea[name=text]'), form.current);
  }, [goal]);
  // The button that held the focus was off while the question was on its way.
  const isSentShown = messages.some(({ id: shown }) => shown === sentId);
  useEffect(() => {
    if (isSentShown) messageElement(sentId)?.focus();
  }, [sentId, isSentShown]);

  return (
    <Panel component="section" className="screen-only" aria-labelledby={id} sx={{ overflowAnchor: 'none' }}>
      <Typography id={id} component="h2" variant="h2" sx={{ mb: 1.5 }}>
        {translate('offer.thread.title')}
      </Typography>
      {messages.length > 0 ? (
        <MessageList messages={messages} labelledBy={id} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{translate('offer.thread.empty')}</Typography>
      )}
      {isClient && (
        <Box ref={form} sx={{ mt: 3, maxWidth: 720 }}>
          <QuestionForm offerId={offerId} writesTo={writesTo} onSent={(message) => setSentId(message.id)} />
        </Box>
      )}
      {session.may('offers.read') && (
        <Typography variant="body2" component="div" sx={{ mt: 2, color: 'text.secondary' }}>
          <span>{translate('offer.thread.preview')}</span>{' '}
          <Button component={RouterLink} to={routePath('offerDetails', { offerId })}>
            {translate('offer.thread.preview.open')}
          </Button>
        </Typography>
      )}
    </Panel>
  );
}

/** Brings a target into view with what is around it, and gives it the focus. */
function goTo(target: HTMLElement | null | undefined, around: HTMLElement | null | undefined = target): void {
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  around?.scrollIntoView({ block: 'nearest', behavior });
  target?.focus({ preventScroll: true });
}

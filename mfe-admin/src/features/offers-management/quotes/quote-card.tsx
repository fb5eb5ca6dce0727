import type { QuoteFields } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Box, CopyIcon, ExpandMoreIcon, Notice, RemoveIcon, Stack, tokens } from '@programme/ui';
import { EditIcon, NoteIcon } from '@programme/ui/staff-icons';
import { IconAction } from '../../../shared/icon-action';
import { QuoteBadges } from './quote-badges';
import { QuotePricesColumn } from './quote-prices-column';
import type { Messages } from './quote-form';
import type { Pricing } from './use-quote-prices';
import { useQuoteLabels } from './use-quote-labels';
import { useSortableQuote } from './use-sortable-quote';

export type QuoteRequest = 'edit' | 'duplicate' | 'remove' | 'up' | 'down';

type Props = {
  /** Tells the quotes of the list apart. */
  readonly quoteKey: number;
  /** Its place in the list, from 1. */
  readonly number: number;
  readonly last: boolean;
  readonly quote: QuoteFields;
  /** What the server said of its fields. */
  readonly messages: Messages;
  readonly pricing: Pricing;
  /** While a form is open, the list stays as it is. */
  readonly locked: boolean;
  readonly onRequest: (request: QuoteRequest) => void;
};

/** One quote of the offer: what, for how many, for how long, at which price. */
export function QuoteCard({ quoteKey, number, last, quote, messages, pricing, locked, onRequest }: Props) {
  const translate = useTranslate();
  const words = useQuoteLabels(pricing.currency);
  const { card, handle, isDragging } = useSortableQuote(quoteKey, locked || (last && number === 1));
  const refused = Object.values(messages);
  return (
    <Box
      component="li"
      {...card}
      aria-label={translate('quote.number', { number })}
      sx={{
        py: 2,
        position: 'relative',
        bgcolor: 'background.paper',
        ...(isDragging && draggedStyle),
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 1,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
        }}
      >
        <Stack sx={{ gap: 0.75, minWidth: 0 }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
            <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>{`${number}.`}</Box>
            <QuoteBadges quote={quote} words={words} />
          </Stack>
          <Box>{words.size(quote).join(' · ')}</Box>
          {quote.note !== null && <Note note={quote.note} />}
        </Stack>
        <QuotePricesColumn quote={quote} pricing={pricing} />
      </Box>
      {refused.length > 0 && (
        <Box sx={{ mt: 1 }}>
          <Notice tone="error" role="alert">
            {refused.map((message) => (
              <Box key={message}>{message}</Box>
            ))}
          </Notice>
        </Box>
      )}
      <Actions number={number} last={last} locked={locked} handle={handle} onRequest={onRequest} />
    </Box>
  );
}

/** Raised over the others, with a margin that does not move them. */
const draggedStyle = {
  zIndex: 1,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: -12,
    borderRadius: `${tokens.radius.medium}px`,
    bgcolor: 'background.paper',
    boxShadow: tokens.shadow.raised,
  },
} as const;

function Note({ note }: { readonly note: string }) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 0.75, color: 'text.secondary', typography: 'body2', minWidth: 0 }}>
      <NoteIcon titleAccess={translate('quote.hasNote')} sx={{ fontSize: 18, mt: '2px', flexShrink: 0 }} />
      <Box
        component="bdi"
        sx={{
          minWidth: 0,
          overflow: 'hidden',
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
        }}
      >
        {note}
      </Box>
    </Stack>
  );
}

type ActionsProps = Pick<Props, 'number' | 'last' | 'locked' | 'onRequest'> & {
  readonly handle: ReturnType<typeof useSortableQuote>['handle'];
};

function Actions({ number, last, locked, handle, onRequest }: ActionsProps) {
  const translate = useTranslate();
  const up = translate('quote.up.of', { number });
  const down = translate('quote.down.of', { number });
  return (
    <Stack direction="row" sx={{ mt: 0.5, ml: -1 }}>
      <IconAction
        {...handle}
        icon={<DragIcon />}
        label={translate('quote.drag')}
        fullLabel={translate('quote.drag.of', { number })}
      />
      <IconAction
        icon={<ExpandMoreIcon sx={{ transform: 'rotate(180deg)' }} />}
        label={up}
        fullLabel={up}
        data-move="up"
        disabled={locked || number === 1}
        onClick={() => onRequest('up')}
      />
      <IconAction
        icon={<ExpandMoreIcon />}
        label={down}
        fullLabel={down}
        data-move="down"
        disabled={locked || last}
        onClick={() => onRequest('down')}
      />
      <IconAction
        icon={<EditIcon />}
        label={translate('quote.edit')}
        fullLabel={translate('quote.edit.of', { number })}
        disabled={locked}
        onClick={() => onRequest('edit')}
      />
      <IconAction
        icon={<CopyIcon sx={{ fontSize: 20 }} />}
        label={translate('quote.duplicate')}
        fullLabel={translate('quote.duplicate.of', { number })}
        disabled={locked}
        onClick={() => onRequest('duplicate')}
      />
      <IconAction
        icon={<RemoveIcon />}
        label={translate('quote.remove')}
        fullLabel={translate('quote.remove.of', { number })}
        disabled={locked}
        onClick={() => onRequest('remove')}
      />
    </Stack>
  );
}

/** The usual sign of a drag handle: two columns of dots. */
const DragIcon = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden>
    {[6, 12, 18].flatMap((y) => [9, 15].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.75" />))}
  </svg>
);

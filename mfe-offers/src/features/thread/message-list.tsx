import type { OfferMessage } from '@programme/contracts';
import { formatDateTime } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, tokens, Typography } from '@programme/ui';

const { color, radius } = tokens;

type Props = { readonly messages: readonly OfferMessage[]; readonly labelledBy: string };

const elementId = (id: number): string => `message-${id}`;

/** The element of a message on the page, which can take the focus. */
export const messageElement = (id: number | null | undefined): HTMLElement | null =>
  id == null ? null : document.getElementById(elementId(id));

/** What was asked and answered, the oldest first. */
export const MessageList = ({ messages, labelledBy }: Props) => (
  // Safari takes a list without bullets for none, unless it is said.
  <Box
    component="ol"
    role="list"
    aria-labelledby={labelledBy}
    sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 720, display: 'grid', gap: 1.5 }}
  >
    {messages.map((message) => (
      <Message key={message.id} message={message} />
    ))}
  </Box>
);

function Message({ message }: { readonly message: OfferMessage }) {
  const { translate, preferences } = useShell();
  const { id, author, name, text, at } = message;
  const isAnswer = author === 'staff';
  return (
    <Box
      component="li"
      id={elementId(id)}
      tabIndex={-1}
      sx={{
        minWidth: 0,
        px: 2,
        py: 1.5,
        border: `1px solid ${isAnswer ? color.mint : color.line}`,
        borderRadius: `${radius.medium}px`,
        bgcolor: isAnswer ? color.mint : 'transparent',
        ml: isAnswer ? { xs: 2, '@md': 6 } : 0,
        mr: isAnswer ? 0 : { xs: 2, '@md': 6 },
        '&:focus': { outline: `2px solid ${color.brandText}`, outlineOffset: 2 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Box component="span" sx={{ minWidth: 0, fontWeight: 650 }}>
          {/* What clients are told of staff is that they answered. */}
          {isAnswer ? translate('offer.thread.staff') : <bdi>{name ?? translate('offer.thread.client')}</bdi>}
        </Box>
        <Typography component="time" dateTime={at} variant="caption" sx={{ color: 'text.secondary' }}>
          {formatDateTime(at, preferences.language)}
        </Typography>
      </Box>
      <Typography dir="auto" sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );
}

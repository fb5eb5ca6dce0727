import type { OfferMessage } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { Box, tokens } from '@programme/ui';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { TypedText } from '../display/typed-text';

const { color, radius } = tokens;

/** What client and staff wrote about an offer, the oldest first. */
export function ThreadMessages({ thread }: { readonly thread: readonly OfferMessage[] }) {
  const translate = useTranslate();
  const clock = useStaffClock();
  return (
    <Box
      component="ol"
      aria-label={translate('offerThread.messages')}
      sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 1.5, maxWidth: '75ch' }}
    >
      {thread.map(({ id, author, name, text, at }) => (
        <Box component="li" key={id} sx={{ ...message, bgcolor: author === 'client' ? color.sand : color.mint }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 0.25 }}>
            <Box component="bdi" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {name ?? translate('offerThread.client')}
            </Box>
            <Box component="time" dateTime={at} sx={{ typography: 'body2', color: 'text.secondary' }}>
              {clock.dateTime(at)}
            </Box>
          </Box>
          <TypedText>{text}</TypedText>
        </Box>
      ))}
    </Box>
  );
}

const message = { minWidth: 0, px: 2, py: 1.5, borderRadius: `${radius.control}px` } as const;

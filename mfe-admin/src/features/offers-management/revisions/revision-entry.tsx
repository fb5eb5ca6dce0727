import type { OfferRevision } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Button, Stack } from '@programme/ui';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { TonePill } from '../../../shared/tone-pill';
import { differenceLines } from './difference-lines';
import { useSnapshotReader } from './use-snapshot-reader';

type Props = {
  readonly revision: OfferRevision;
  /** The revision before it; left out for the first. */
  readonly before: OfferRevision | undefined;
  /** Whether the client sees nothing of the offer at present. */
  readonly withdrawn: boolean;
  readonly onShow: () => void;
};

/** One revision of an offer, and what differs in it from the one before. */
export function RevisionEntry({ revision, before, withdrawn, onShow }: Props) {
  const { translate, preferences } = useShell();
  const clock = useStaffClock();
  const { language } = preferences;
  const { number, current, createdAt, username } = revision;
  const now = useSnapshotReader(revision.snapshot);
  const old = useSnapshotReader((before ?? revision).snapshot);
  const lines = before ? differenceLines(old, now, revision.changes, { translate, language }) : [];
  const when = clock.dateTime(createdAt);
  return (
    <Box
      component="li"
      sx={{ py: 2, borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 2, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, fontWeight: 600 }}>
            <span>{translate('offerRevision.number', { number })}</span>
            {current && (
              <TonePill tone={withdrawn ? 'neutral' : 'positive'}>
                {translate(withdrawn ? 'offerRevision.newest' : 'offerRevision.current')}
              </TonePill>
            )}
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            {username === null ? when : translate('offers.history.by', { when, username: isolated(username) })}
          </Box>
        </Box>
        <Button
          size="small"
          aria-label={translate('offerRevision.show.of', { number })}
          onClick={onShow}
          sx={{ mt: -0.5, flexShrink: 0 }}
        >
          {translate('offerRevision.show')}
        </Button>
      </Stack>
      {lines.length === 0 ? (
        <Box sx={{ mt: 0.5 }}>{translate(before ? 'offerRevision.same' : 'offerRevision.first')}</Box>
      ) : (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, '& li + li': { mt: 0.5 }, overflowWrap: 'anywhere' }}>
          {lines.map((line) => (
            <li key={line.name}>
              <span>{line.name}</span>
              {line.values && <span>{`: ${translate('offerRevision.values', line.values)}`}</span>}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

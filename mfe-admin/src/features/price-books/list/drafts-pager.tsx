import { limits } from '@programme/contracts';
import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { Pager } from '../../../shared/pager';

type Props = {
  /** Drafts in all, pages before this one, and drafts on it. */
  readonly count: number;
  readonly pagesBefore: number;
  readonly shown: number;
  readonly newer: (() => void) | undefined;
  readonly older: (() => void) | undefined;
};

/** Leads through the drafts where they are more than one page. */
export function DraftsPager({ count, pagesBefore, shown, newer, older }: Props) {
  const { translate, preferences } = useShell();
  if (!newer && !older) return null;
  const before = pagesBefore * limits.draftsPage;
  const format = (number: number) => formatWholeNumber(number, preferences.language);
  return (
    <Box sx={{ mt: 1, display: 'flex', justifyContent: 'flex-end' }}>
      <Pager
        previous={translate('prices.drafts.newer')}
        next={translate('prices.drafts.older')}
        {...(newer && { onPrevious: newer })}
        {...(older && { onNext: older })}
      >
        {translate('prices.drafts.range', {
          from: format(before + 1),
          to: format(before + shown),
          total: format(count),
        })}
      </Pager>
    </Box>
  );
}

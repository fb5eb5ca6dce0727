import type { ListTotal } from '@programme/contracts';
import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Stack, TextField } from '@programme/ui';
import { Pager } from '../../shared/pager';
import { pageSizes, type PageSize } from './use-log-pages';

type Props = {
  /** Rows before those of this page, and rows of this page. */
  readonly offset: number;
  readonly count: number;
  readonly total: ListTotal;
  readonly size: PageSize;
  readonly onSize: (size: PageSize) => void;
  readonly newer?: () => void;
  readonly older?: () => void;
};

/** The range of rows on this page, the page size, and buttons to other pages. */
export function LogsPager({ offset, count, total, size, onSize, newer, older }: Props) {
  const { translate, preferences } = useShell();
  const format = (value: number) => formatWholeNumber(value, preferences.language);
  return (
    <Stack
      direction="row"
      sx={{
        px: { xs: 2, sm: 2.5 },
        py: 1,
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        justifyContent: 'space-between',
      }}
    >
      <TextField
        id="logs-rows"
        select
        label={translate('logs.rows')}
        value={String(size)}
        onChange={(event) => onSize(Number(event.target.value) as PageSize)}
        size="small"
        slotProps={{ inputLabel: { sx: { mb: 0, fontWeight: 400, fontSize: '0.875rem' } } }}
        sx={{ flexDirection: 'row', alignItems: 'center', gap: 1 }}
      >
        {pageSizes.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </TextField>
      <Pager
        previous={translate('logs.newer')}
        next={translate('logs.older')}
        {...(newer && { onPrevious: newer })}
        {...(older && { onNext: older })}
      >
        {translate(total.exact ? 'logs.range' : 'logs.range.more', {
          from: format(offset + 1),
          to: format(offset + count),
          total: format(total.count),
        })}
      </Pager>
    </Stack>
  );
}

import { formatPercent, formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, tokens } from '@programme/ui';
import { DemandFigure } from './demand-figure';
import { FiguresTable } from './figures-table';

type Props = {
  /** How many calculations of one month, of two, and so on. */
  readonly lengths: readonly number[];
  /** All calculations. */
  readonly total: number;
};

/** How often each contract length was asked for. */
export function LengthBars({ lengths, total }: Props) {
  const { translate, preferences } = useShell();
  const { language } = preferences;
  const most = Math.max(...lengths);
  const favourite = lengths.indexOf(most) + 1;
  const percent = formatPercent(Math.round((most / total) * 100), language);
  return (
    <DemandFigure
      title={translate('overview.demand.lengths')}
      figure={translate('quote.length', { count: favourite })}
      note={translate('overview.demand.share', { percent })}
    >
      <Box aria-hidden sx={chart}>
        {lengths.map((count, index) => (
          <Box key={index} sx={{ display: 'grid', gridTemplateRows: '1fr auto', alignItems: 'end', rowGap: 0.75 }}>
            <Box
              sx={bar}
              style={{ height: `${(count / Math.max(most, 1)) * 100}%` }}
              data-most={index + 1 === favourite}
            />
            <span>{index + 1}</span>
          </Box>
        ))}
      </Box>
      <FiguresTable
        caption={translate('overview.demand.lengths')}
        head={[translate('overview.demand.length'), translate('overview.demand.count')]}
        rows={lengths.map((count, index) => [
          translate('quote.length', { count: index + 1 }),
          formatWholeNumber(count, language),
        ])}
      />
    </DemandFigure>
  );
}

const { color } = tokens;

const chart = {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: { xs: 0.5, sm: 1 },
  height: 140,
  textAlign: 'center',
  typography: 'caption',
  color: 'text.secondary',
} as const;

const bar = {
  minHeight: 4,
  borderRadius: '4px',
  bgcolor: color.mark,
  '&[data-most=true]': { bgcolor: color.accent },
} as const;

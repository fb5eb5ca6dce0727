import type { Overview } from '@programme/contracts';
import { formatDayAndMonth, formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, tokens, Typography } from '@programme/ui';
import { DemandFigure } from './demand-figure';
import { FiguresTable } from './figures-table';

type Weeks = Overview['calculations']['weeks'];

/**
 * Calculations a week as a line; the last week is the present one. Drawn by hand: the overview is the first screen after the
 * login, and MUI X Charts are 93 kB (gzip) for a line of ten points.
 */
export function WeeklyLine({ weeks }: { readonly weeks: Weeks }) {
  const { translate, preferences } = useShell();
  const { language } = preferences;
  const [before = 0, present = 0] = weeks.slice(-2).map(({ count }) => count);
  const formatted = formatWholeNumber(before, language);
  return (
    <DemandFigure
      title={translate('overview.demand.weekly')}
      figure={formatWholeNumber(present, language)}
      note={translate('overview.demand.weekBefore', { formatted })}
    >
      <Line counts={weeks.map(({ count }) => count)} />
      <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.75, color: 'text.secondary' }}>
        <Typography variant="caption">{formatDayAndMonth(weeks[0]?.start ?? '', language)}</Typography>
        <Typography variant="caption">{translate('overview.demand.thisWeek')}</Typography>
      </Box>
      <FiguresTable
        caption={translate('overview.demand.weekly')}
        head={[translate('overview.demand.week'), translate('overview.demand.count')]}
        rows={weeks.map(({ start, count }) => [formatDayAndMonth(start, language), formatWholeNumber(count, language)])}
      />
    </DemandFigure>
  );
}

const { color } = tokens;

/** Units of the drawing, which is stretched to its container. */
const width = 100;
const height = 100;

/** The part of the height that the highest week takes. */
const headroom = 0.92;

function Line({ counts }: { readonly counts: readonly number[] }) {
  const most = Math.max(...counts, 1);
  const points = counts.map((count, index) => ({
    x: (index / (counts.length - 1)) * width,
    y: height - (count / most) * height * headroom,
  }));
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L');
  const last = points.at(-1);
  return (
    <Box aria-hidden sx={{ position: 'relative', flexGrow: 1, minHeight: 96, maxHeight: 140 }}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        focusable="false"
        style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' }}
      >
        <path d={`M0 ${height}L${line}L${width} ${height}Z`} fill={color.mark} fillOpacity="0.14" />
        <path
          d={`M${line}`}
          fill="none"
          stroke={color.mark}
          strokeWidth="2.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {last && <Box sx={dot} style={{ top: `${last.y}%` }} />}
    </Box>
  );
}

/** The present week. */
const dot = {
  position: 'absolute',
  right: -5,
  width: 10,
  height: 10,
  mt: '-5px',
  borderRadius: `${tokens.radius.pill}px`,
  bgcolor: color.accent,
  outline: `2px solid ${color.mint}`,
} as const;

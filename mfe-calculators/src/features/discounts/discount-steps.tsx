import { formatPercent } from '@programme/formatting';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { Box, tokens } from '@programme/ui';

const { color } = tokens;

/** What is left of each month's fee, as a bar, and what is taken off, dashed. Decorative: the table has the figures. */
export function DiscountSteps() {
  const { language } = useShell().preferences;
  const priceBook = usePriceBook();
  const { min: first, max: last } = priceBook.months;
  return (
    <Box
      aria-hidden
      sx={{ display: 'grid', gridTemplateColumns: `repeat(${last - first + 1}, minmax(0, 1fr))`, gap: 0.5 }}
    >
      {priceBook.rates2025.map(({ min, max, discount }) => (
        <Box key={min} sx={{ gridColumn: `${min - first + 1} / ${max - first + 2}`, ...band }}>
          <Box sx={{ display: 'flex', gap: 0.5 }}>
            {Array.from({ length: max - min + 1 }, (_, index) => (
              <Box key={index} sx={{ flex: 1 }}>
                <Box sx={discount > 0 ? whole : { ...whole, borderColor: 'transparent' }}>
                  <Box sx={{ ...left, height: `${100 - discount / 100}%` }} />
                </Box>
                {min + index}
              </Box>
            ))}
          </Box>
          <Box sx={discount > 0 ? rate : { ...rate, color: 'text.secondary' }}>
            {formatPercent(-discount / 100, language, { signed: true })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const band = {
  display: 'flex',
  flexDirection: 'column',
  textAlign: 'center',
  fontSize: '0.75rem',
  color: 'text.secondary',
} as const;

const whole = {
  height: { xs: 112, sm: 168 },
  mb: 0.5,
  border: `1px dashed ${color.control}`,
  borderRadius: `${tokens.radius.small}px`,
  display: 'flex',
  alignItems: 'flex-end',
} as const;

const left = { flexGrow: 1, m: '-1px', borderRadius: `${tokens.radius.small}px`, bgcolor: color.bar } as const;

/** Under the months that it holds for; wider than a single month on a phone, so it may stand out on both sides. */
const rate = {
  alignSelf: 'center',
  width: 'calc(100% - 8px)',
  display: 'flex',
  justifyContent: 'center',
  mt: 0.5,
  pt: 0.5,
  borderTop: `2px solid ${color.line}`,
  fontWeight: 600,
  fontSize: { xs: '0.6875rem', sm: '0.8125rem' },
  color: color.brandText,
  whiteSpace: 'nowrap',
} as const;

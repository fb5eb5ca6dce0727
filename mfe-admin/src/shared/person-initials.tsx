import { initialsOf } from '@programme/formatting';
import { Box, tokens } from '@programme/ui';

const { color } = tokens;

const grounds = [
  { bgcolor: color.mint, color: color.brandText },
  { bgcolor: color.sand, color: color.ink },
  { bgcolor: color.warnSoft, color: color.warn },
  { bgcolor: color.accentSoft, color: color.accentText },
] as const;

/** Decorative: the name stands beside it. A name keeps its colour wherever it is listed. */
export function PersonInitials({ name }: { readonly name: string }) {
  const ground = grounds[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % grounds.length];
  return (
    <Box component="span" aria-hidden sx={{ ...look, ...ground }}>
      {initialsOf(name)}
    </Box>
  );
}

const look = {
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 32,
  height: 32,
  borderRadius: '50%',
  fontSize: '0.75rem',
  fontWeight: 600,
} as const;

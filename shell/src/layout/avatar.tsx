import { initialsOf } from '@programme/formatting';
import { Box, tokens } from '@programme/ui';

/** A person's initials in a circle; decorative beside the name. */
export function Avatar({ username }: { readonly username: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 30,
        height: 30,
        borderRadius: `${tokens.radius.pill}px`,
        bgcolor: tokens.color.mint,
        color: tokens.color.brandText,
        fontSize: '0.75rem',
        fontWeight: 650,
      }}
    >
      {initialsOf(username)}
    </Box>
  );
}

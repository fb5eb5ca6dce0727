import { useTranslate } from '@programme/mfe-contract';
import { Box, tokens } from '@programme/ui';

const { color, radius } = tokens;

/** What to do without a password. */
export function LoginHelp() {
  const translate = useTranslate();
  return (
    <Box
      data-ground
      sx={{ mt: 3, px: 2, py: 1.5, bgcolor: color.sand, borderRadius: `${radius.control}px`, typography: 'body2' }}
    >
      <Box sx={{ fontWeight: 600 }}>{translate('auth.help.title')}</Box>
      <Box sx={{ color: 'text.secondary' }}>{translate('auth.help.text')}</Box>
    </Box>
  );
}

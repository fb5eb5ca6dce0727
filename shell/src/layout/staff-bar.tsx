import { routePath, useShell } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Box, ShowIcon, tokens } from '@programme/ui';

/** Tells whoever is logged in that an offer's page is the client's, and leads staff back to their offers. */
export function StaffBar() {
  const { session, translate } = useShell();
  if (!session.user) return null;
  return (
    <Box
      component="aside"
      className="screen-only"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        minHeight: 36,
        px: { xs: 2, md: 2.5 },
        py: 0.5,
        typography: 'caption',
        bgcolor: tokens.color.ink,
        color: tokens.color.page,
        '& a': { ml: 'auto', color: 'inherit' },
        '& a:focus-visible': { outline: '2px solid', outlineOffset: 2 },
      }}
    >
      {/* Only the link moves to a line of its own: the icon stands with its sentence, however many lines that needs. */}
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1.5 }}>
        <ShowIcon fontSize="small" />
        <span>
          {session.may('offers.read')
            ? `${translate('shell.client.view')} ${translate('shell.client.uncounted')}`
            : translate('shell.client.view')}
        </span>
      </Box>
      {session.may('offers.read') && (
        <RouterLink to={routePath('offersManagement')}>{translate('shell.client.offers')}</RouterLink>
      )}
    </Box>
  );
}

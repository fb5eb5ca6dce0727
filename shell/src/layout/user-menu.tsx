import { useId, useState } from 'react';
import { isolated } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { Button, Divider, Typography } from '@programme/ui';
import { Menu, MenuItem } from '@programme/ui/overlays';
import { PersonIcon } from '@programme/ui/staff-icons';

type Props = { readonly username: string; readonly onLogout: () => void };

/** Who is logged in, and the way out: for admins and for everybody else with an account. */
export function UserMenu({ username, onLogout }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const label = translate('shell.user', { username: isolated(username) });
  const close = () => setAnchor(null);
  const logout = () => {
    close();
    onLogout();
  };

  return (
    <>
      <Button
        color="inherit"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minWidth: 40, px: 1 }}
      >
        <PersonIcon />
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        // Stays in the header, and so inside a landmark.
        disablePortal
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': label } }}
      >
        <Typography
          role="none"
          variant="body2"
          sx={{ px: 2, py: 1, maxWidth: 280, overflowWrap: 'anywhere', color: 'text.secondary' }}
        >
          {translate('shell.user.name', { username: isolated(username) })}
        </Typography>
        <Divider />
        <MenuItem onClick={logout}>{translate('shell.logout')}</MenuItem>
      </Menu>
    </>
  );
}

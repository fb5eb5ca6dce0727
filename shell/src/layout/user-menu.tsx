import { useId, useState } from 'react';
import { themes, type Theme } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { languageNames, languages, type Language } from '@programme/i18n';
import { routePath, useShell, type SessionUser } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Box, Button, Divider, ExpandMoreIcon, tokens, Typography } from '@programme/ui';
import { Menu, MenuItem } from '@programme/ui/overlays';
import { preferencesChosen } from '../store/preferences.slice';
import { useShellDispatch, useShellSelector } from '../store/shell.store';
import { Avatar } from './avatar';

type Props = { readonly user: SessionUser; readonly onLogout: () => void };

/** Who is logged in, what they prefer, and the way out: for admins and for everybody else with an account. */
export function UserMenu({ user, onLogout }: Props) {
  const { preferences, session, translate } = useShell();
  const dispatch = useShellDispatch();
  const theme = useShellSelector((state) => state.preferences.theme);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const username = isolated(user.username);
  const label = translate('shell.user', { username });
  const close = () => setAnchor(null);
  const closeAnd = (act: () => void) => () => {
    close();
    act();
  };
  const languageItem = (value: Language) => (
    <ChoiceItem
      key={value}
      chosen={value === preferences.language}
      lang={value}
      label={translate('shell.language', { language: languageNames[value] })}
      onChoose={closeAnd(() => preferences.setLanguage(value))}
    >
      {languageNames[value]}
    </ChoiceItem>
  );
  const themeItem = (value: Theme) => {
    const name = translate(`shell.theme.${value}`);
    return (
      <ChoiceItem
        key={value}
        chosen={value === theme}
        label={`${translate('shell.theme')}: ${name}`}
        onChoose={closeAnd(() => dispatch(preferencesChosen({ theme: value })))}
      >
        {name}
      </ChoiceItem>
    );
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
        endIcon={<ExpandMoreIcon sx={{ ml: -0.5, color: 'text.secondary' }} />}
        sx={{ minWidth: 40, px: 1 }}
      >
        <Avatar username={user.username} />
        <Box component="span" sx={shownName}>
          {username}
        </Box>
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
        slotProps={{ list: { 'aria-label': label, sx: { width: 256 } } }}
      >
        <Box role="none" sx={{ px: 2, py: 1, overflowWrap: 'anywhere' }}>
          <Typography variant="body2">{translate('shell.user.name', { username })}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {translate(user.isAdmin ? 'shell.user.role.admin' : 'shell.user.role.user')}
          </Typography>
        </Box>
        <Divider />
        {session.may('overview.read') && (
          <MenuItem component={RouterLink} to={routePath('admin')} onClick={close}>
            {translate('shell.admin')}
          </MenuItem>
        )}
        {session.may('overview.read') && <Divider />}
        {languages.map(languageItem)}
        <Divider />
        {themes.map(themeItem)}
        <Divider />
        <MenuItem component={RouterLink} to={routePath('account')} onClick={close}>
          {translate('shell.account')}
        </MenuItem>
        <MenuItem onClick={closeAnd(onLogout)}>{translate('shell.logout')}</MenuItem>
      </Menu>
    </>
  );
}

type ChoiceItemProps = {
  /** Accessible name: what is chosen, and the choice. */
  readonly label: string;
  readonly chosen: boolean;
  readonly lang?: string;
  readonly onChoose: () => void;
  readonly children: string;
};

/** One of several choices. Other props are the menu's, which moves the focus. */
function ChoiceItem({ label, chosen, onChoose, ...props }: ChoiceItemProps) {
  return (
    <MenuItem
      {...props}
      role="menuitemradio"
      aria-checked={chosen}
      aria-label={label}
      selected={chosen}
      onClick={onChoose}
    />
  );
}

/** On wide screens alone; a long name is cut off here and whole in the menu. */
const shownName = {
  display: { xs: 'none', lg: 'block' },
  ml: 1,
  maxWidth: tokens.sidebarWidth / 2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

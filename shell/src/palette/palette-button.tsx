import { useState } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, ListItemButton, tokens } from '@programme/ui';
import { SearchIcon } from '@programme/ui/staff-icons';
import { useOnDemand } from '../shared/use-on-demand';
import { hotkeyName, usePaletteHotkey } from './palette-hotkey';

type Props = {
  /** Whether the icon stands alone. */
  readonly collapsed: boolean;
  /** Whether the keyboard opens it too: of two on a page, one. */
  readonly hasHotkey: boolean;
  readonly onNavigate: () => void;
};

const loadPalette = async () => (await import('./command-palette')).CommandPalette;

/** Opens the palette, and so does the keyboard. */
export function PaletteButton({ collapsed, hasHotkey, onNavigate }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [Palette, fetchPalette] = useOnDemand(loadPalette);
  const open = () => {
    fetchPalette();
    setOpen(true);
  };
  usePaletteHotkey(hasHotkey, open);
  const label = translate('shell.palette.open');
  return (
    <>
      <ListItemButton
        component="button"
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K"
        title={collapsed ? `${label} (${hotkeyName()})` : undefined}
        onClick={open}
        sx={look}
      >
        <SearchIcon aria-hidden sx={{ fontSize: '1.25rem' }} />
        {!collapsed && (
          <>
            <span>{label}</span>
            <Box component="kbd" aria-hidden sx={keys}>
              {hotkeyName()}
            </Box>
          </>
        )}
      </ListItemButton>
      {isOpen && Palette && <Palette onClose={() => setOpen(false)} onNavigate={onNavigate} />}
    </>
  );
}

const look = {
  gap: 1.5,
  flexGrow: 0,
  width: 1,
  minHeight: 42,
  px: 1.5,
  py: 0.5,
  mb: 1,
  border: `1px solid ${tokens.color.panelRaised}`,
  background: 'none',
  font: 'inherit',
  fontSize: '0.9375rem',
  borderRadius: `${tokens.radius.control}px`,
} as const;

const keys = { ml: 'auto', font: 'inherit', fontSize: '0.75rem', whiteSpace: 'nowrap' } as const;

import { useId, useState } from 'react';
import { csvStyleOf, csvStyles, type CsvStyle } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { Button, DownloadIcon, Stack } from '@programme/ui';
import { Menu, MenuItem } from '@programme/ui/overlays';
import { MoreIcon } from '@programme/ui/staff-icons';
import { IconAction } from './icon-action';

type Props = {
  readonly label: string;
  /** The address of the file. */
  readonly address: (style: CsvStyle) => string;
  /** What the file is called, where its address does not say. */
  readonly name?: string;
  readonly variant?: 'outlined' | 'text';
};

/** A CSV file as the spreadsheets of the reader's language open it, and a menu for those who use another country's. */
export function CsvDownload({ label, address, name, variant = 'text' }: Props) {
  const { translate, preferences } = useShell();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const link = (style: CsvStyle) => ({ component: 'a', href: address(style), download: name ?? true }) as const;
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Button variant={variant} startIcon={<DownloadIcon />} {...link(csvStyleOf(preferences.language))}>
        {label}
      </Button>
      <IconAction
        icon={<MoreIcon />}
        label={translate('csv.styles')}
        fullLabel={translate('csv.styles')}
        id={id}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {csvStyles.map((style) => (
          <MenuItem key={style} onClick={() => setAnchor(null)} {...link(style)} sx={{ whiteSpace: 'normal' }}>
            {translate(`csv.${style}`)}
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}

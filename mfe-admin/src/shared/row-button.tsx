import type { ReactNode } from 'react';
import { Box, Button } from '@programme/ui';

type Props = {
  readonly icon: ReactNode;
  /** What it does; on narrow screens the icon alone stands for it. */
  readonly label: string;
  /** What it does, and to whom. */
  readonly fullLabel: string;
  readonly onClick: () => void;
};

/** A button at the end of a table's row. */
export function RowButton({ icon, label, fullLabel, onClick }: Props) {
  return (
    <Button
      size="small"
      startIcon={icon}
      aria-label={fullLabel}
      title={label}
      onClick={onClick}
      sx={{
        minWidth: 44,
        px: { xs: 1, sm: 1.5 },
        mr: { sm: -1.5 },
        whiteSpace: 'nowrap',
        '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, sm: 0.75 } },
      }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {label}
      </Box>
    </Button>
  );
}

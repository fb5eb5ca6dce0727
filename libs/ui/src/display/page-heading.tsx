import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';

/** The screen's one h1, with a sentence that says what the screen is for. The shell moves focus to it on navigation. */
export const PageHeading = memo(function PageHeading({
  title,
  lead,
  action,
}: {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', justifyContent: 'space-between', mb: 3 }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h1" variant="h1">
          {title}
        </Typography>
        {lead !== undefined && (
          <Typography sx={{ mt: 0.75, color: 'text.secondary', maxWidth: '62ch' }}>{lead}</Typography>
        )}
      </Box>
      {action}
    </Box>
  );
});

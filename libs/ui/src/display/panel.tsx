import Paper, { type PaperProps } from '@mui/material/Paper';

/** A white card with a hairline: the surface that holds one thing. */
export function Panel({ sx, ...props }: PaperProps & { readonly component?: React.ElementType }) {
  return (
    <Paper
      {...props}
      sx={[{ border: '1px solid', borderColor: 'divider', p: { xs: 2, sm: 3 } }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}

import Paper, { type PaperProps } from '@mui/material/Paper';
import { tokens } from '../theme/tokens';

const { color, radius, shadow } = tokens;

/** A card: the surface that holds one thing. */
export function Panel({ sx, ...props }: PaperProps & { readonly component?: React.ElementType }) {
  return (
    <Paper
      {...props}
      sx={[
        {
          border: `1px solid ${color.edge}`,
          borderRadius: `${radius.large}px`,
          boxShadow: shadow.resting,
          p: { xs: 2.25, sm: 3.5 },
          '@media print': { borderColor: color.line, boxShadow: 'none' },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}

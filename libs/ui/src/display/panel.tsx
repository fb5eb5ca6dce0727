import Paper, { type PaperProps } from '@mui/material/Paper';
import { tokens } from '../theme/tokens';

const { color, radius, shadow } = tokens;

type Props = PaperProps & {
  readonly component?: React.ElementType;
  /** `sand` groups a hint or a side remark: a tinted surface without edge and shadow. */
  readonly tone?: 'card' | 'sand';
};

/** A card: the surface that holds one thing. */
export function Panel({ tone = 'card', sx, ...props }: Props) {
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
        tone === 'sand' && { border: 0, boxShadow: 'none', bgcolor: color.sand },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}

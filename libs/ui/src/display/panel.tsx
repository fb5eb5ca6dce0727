import Paper, { type PaperProps } from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { tokens } from '../theme/tokens';

const { color, radius, shadow } = tokens;

type Props = PaperProps & {
  readonly component?: React.ElementType;
  /** `sand` groups a hint or a side remark: a tinted surface without edge and shadow. */
  readonly tone?: 'card' | 'sand';
};

/** A card: the surface that holds one thing. */
export function Panel({ tone = 'card', ...props }: Props) {
  return <Card data-tone={tone} {...props} />;
}

const Card = styled(Paper)<PaperProps & { component?: React.ElementType; 'data-tone': string }>(
  memoTheme(({ theme: { breakpoints, spacing } }) => ({
    border: `1px solid ${color.edge}`,
    borderRadius: radius.large,
    boxShadow: shadow.resting,
    padding: spacing(2.25),
    [breakpoints.up('sm')]: { padding: spacing(3.5) },
    '@media print': { borderColor: color.line, boxShadow: 'none' },
    '&[data-tone=sand]': { border: 0, boxShadow: 'none', backgroundColor: color.sand },
  })),
);

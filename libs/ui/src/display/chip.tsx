import { memo } from 'react';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { tokens } from '../theme/tokens';

type Props = {
  readonly label: string;
  readonly variant?: 'filled' | 'outlined';
  readonly sx?: SxProps<Theme>;
};

/**
 * A short remark in a pill. MUI's chip can be clicked and deleted as well, which took 2 kB of every first visit and which
 * nobody used. It does not render again with the same props: it stands beside figures that change with each key press.
 */
export const Chip = memo(function Chip({ label, variant = 'filled', sx }: Props) {
  return (
    <Pill data-ground data-variant={variant} {...(sx && { sx })}>
      <span>{label}</span>
    </Pill>
  );
});

const Pill = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  verticalAlign: 'middle',
  boxSizing: 'border-box',
  maxWidth: '100%',
  height: 24,
  paddingInline: 8,
  borderRadius: 16,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  color: tokens.color.ink,
  backgroundColor: tokens.color.neutral,
  '&[data-variant=outlined]': { border: `1px solid ${tokens.color.control}`, backgroundColor: 'transparent' },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
});

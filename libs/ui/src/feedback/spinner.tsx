import { styled } from '@mui/material/styles';
import { tokens } from '../theme/tokens';

const line = 'M2 16h9l5-12 8 22 6-14 3 4h13';

/** Fills its place while something loads: the pulse line, beating. `label` is read out in place of it. */
export function Spinner({ label, size = 36 }: { readonly label: string; readonly size?: number }) {
  return (
    <Place data-large={size > 30}>
      <svg role="progressbar" aria-label={label} width={size * 1.6} height={size} viewBox="0 0 48 30">
        <path d={line} opacity="0.25" />
        <path d={line} pathLength="1" data-beat />
      </svg>
    </Place>
  );
}

const Place = styled('div')({
  display: 'grid',
  placeItems: 'center',
  color: tokens.color.brandText,
  '&[data-large=true]': { minHeight: '40vh' },
  '& svg': {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '@keyframes beat': { from: { strokeDashoffset: 0.4 }, to: { strokeDashoffset: -1 } },
  '& [data-beat]': { strokeDasharray: '0.4 2', animation: 'beat 1.4s linear infinite' },
  // The whole line, at rest.
  '@media (prefers-reduced-motion: reduce)': { '& [data-beat]': { strokeDasharray: 'none' } },
});

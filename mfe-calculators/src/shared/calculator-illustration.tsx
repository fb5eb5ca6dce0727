import { styled, tokens } from '@programme/ui';

const { color } = tokens;
const pulse = 'l8-18 12 32 9-22 4 8h9';

type Props = {
  /** What the calculator is about: contract lengths, months that cost less one after the other, or seats. */
  readonly shows: 'lengths' | 'months' | 'seats';
};

/** Beside a calculator's heading, where there is room: the pulse line runs through what is priced. Decorative. */
export function CalculatorIllustration({ shows }: Props) {
  return (
    <Picture viewBox="0 0 224 88" aria-hidden focusable="false" className="screen-only">
      {shows === 'seats' ? <Seats /> : <Bars isFalling={shows === 'months'} />}
      <path d={`M2 ${shows === 'seats' ? 46 : 58}h74${pulse}H222`} stroke={color.accent} strokeWidth="3" />
    </Picture>
  );
}

const Bars = ({ isFalling }: { readonly isFalling: boolean }) =>
  Array.from({ length: 6 }, (_, index) => {
    const height = isFalling ? 80 - 11 * index : 26 + 10 * index;
    return (
      <rect
        key={index}
        x={14 + 35 * index}
        y={84 - height}
        width="22"
        height={height}
        rx="6"
        fill={color.bar}
        opacity="0.45"
        stroke="none"
      />
    );
  });

const Seats = () =>
  Array.from({ length: 12 }, (_, index) => (
    <path
      key={index}
      d={`M${12 + 36 * (index % 6)} ${38 + 44 * Math.floor(index / 6)}v-5a10 10 0 0 1 20 0v5zm10-20a5.5 5.5 0 1 1 .1 0z`}
      fill={color.bar}
      opacity={index < 8 ? 1 : 0.3}
      stroke="none"
    />
  ));

const Picture = styled('svg')(({ theme }) => ({
  display: 'none',
  width: 224,
  height: 88,
  flexShrink: 0,
  marginRight: 8,
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  [theme.breakpoints.up('lg')]: { display: 'block' },
}));

import { useTranslate } from '@programme/mfe-contract';
import { styled, tokens } from '@programme/ui';

type Props = {
  /** Formatted amounts. */
  readonly startupFee: string;
  readonly monthlyPayment: string;
  readonly months: number;
  /** The monthly payment's share of the start-up fee: how high its beats are beside the first. */
  readonly ratio: number;
};

const { color } = tokens;
const width = 344;
const baseline = 86;
const first = { x: 44, height: 60 };
/** Where the months begin. */
const left = 100;

/** The pulse line of the brand as a calendar: one high beat for the start-up fee, then one for each monthly payment. */
export function PaymentTimeline({ startupFee, monthlyPayment, months, ratio }: Props) {
  const translate = useTranslate();
  const pace = Math.min(40, (width - left) / months);
  const beats = Array.from({ length: months }, (_, index) => left + pace * (index + 0.5));
  const height = Math.min(first.height, Math.max(14, first.height * ratio));
  const repeated = translate('calculator.timeline.monthly', { count: months, amount: monthlyPayment });
  const end = left + pace * months;
  return (
    <Line>
      <svg
        viewBox={`0 0 ${width} 122`}
        width="100%"
        role="img"
        aria-label={translate('calculator.timeline.label', { startup: startupFee, monthly: repeated })}
        fontSize="12.5"
        textAnchor="middle"
        fill={color.onPanelMuted}
      >
        <path
          d={`M0 ${baseline}${beat(first.x, first.height, 16)}${beats.map((x) => beat(x, height, Math.min(pace, 22))).join('')}H${width}`}
          fill="none"
          stroke={color.onPanelLine}
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle cx={first.x} cy={baseline - first.height} r="4.5" fill={color.onPanelAccent} />
        <text x={first.x} y="16" fill={color.onPanel} fontWeight="600" fontSize="13.5">
          {startupFee}
        </text>
        <text
          x={Math.min((left + end) / 2, width - 76)}
          y={baseline - height - 12}
          fill={color.onPanel}
          fontWeight="600"
          fontSize="13.5"
        >
          {repeated}
        </text>
        <text x={first.x} y="112">
          {translate('calculator.timeline.startup')}
        </text>
        {beats.map((x, index) => (
          <text key={x} x={x} y="112">
            {index + 1}
          </text>
        ))}
      </svg>
    </Line>
  );
}

const Line = styled('div')({ marginTop: 16, maxWidth: '26.25rem', '& svg': { display: 'block', overflow: 'visible' } });

/** One beat of the line around a point: a rise, a fall below the line, and back to it. Widths and heights in px. */
const beat = (x: number, height: number, span: number): string =>
  `H${x - span * 0.4}L${x} ${baseline - height}L${x + span * 0.25} ${baseline + 8}L${x + span * 0.42} ${baseline}`;

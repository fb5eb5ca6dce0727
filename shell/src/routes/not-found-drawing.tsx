import { tokens } from '@programme/ui';

const { accent } = tokens.color;

/** The pulse line draws the number 404 and stops at a point, as a route that leads nowhere. Decorative. */
export function NotFoundDrawing() {
  return (
    <svg width="100%" height="100%" viewBox="40 50 810 250" aria-hidden focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="13" strokeLinejoin="round" strokeLinecap="round">
        <path d="M-600 212H92l12-30 16 54 12-24h36L272 70v214M168 212h189" />
        <ellipse cx="440" cy="177" rx="82" ry="107" />
        <path d="M523 212h59L686 70v214M582 212h146l10-24 14 44 10-20h20" />
      </g>
      <circle cx="790" cy="212" r="13" fill={accent} />
      <circle cx="790" cy="212" r="24" fill="none" stroke={accent} strokeWidth="2.5" opacity="0.6" />
    </svg>
  );
}

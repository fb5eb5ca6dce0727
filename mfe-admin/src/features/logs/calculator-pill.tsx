import type { Calculator } from '@programme/contracts';
import { useTranslate } from '@programme/mfe-contract';
import { TonePill } from '../../shared/tone-pill';
import { calculatorNames } from '../../shared/calculator-names';

const tones = { '2025': 'neutral', '2026': 'positive', '2026-admin': 'warning', comfort: 'sand' } as const;

/** Which calculator a calculation is of. */
export function CalculatorPill({ calculator }: { readonly calculator: Calculator }) {
  const translate = useTranslate();
  return <TonePill tone={tones[calculator]}>{translate(calculatorNames[calculator])}</TonePill>;
}

import type { ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Panel, Typography } from '@programme/ui';

const factors = [
  'calculator.result.empty.tier',
  'calculator.result.empty.length',
  'calculator.result.empty.startup',
] as const;

type Props = {
  /** What to do to get a price; by default, that it will appear here. */
  readonly title?: string;
  readonly text?: string;
  /** The price of a made-up company, above. */
  readonly example?: ReactNode;
};

/** In the result's place before there is one: what the price will depend on, and an example of one. */
export function ResultPlaceholder({ title, text, example }: Props) {
  const translate = useTranslate();
  return (
    <Panel className="screen-only" sx={{ p: { xs: 0, sm: 0 }, overflow: 'hidden' }}>
      {example}
      <Box sx={{ px: { xs: 2.5, sm: 3.5 }, py: 3 }}>
        <Typography component="h2" variant="h2">
          {title ?? translate('calculator.result.empty.title')}
        </Typography>
        {text && <Typography sx={{ mt: 1 }}>{text}</Typography>}
        <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, color: 'text.secondary', '& li': { mb: 0.75 } }}>
          {factors.map((factor) => (
            <li key={factor}>{translate(factor)}</li>
          ))}
        </Box>
      </Box>
    </Panel>
  );
}

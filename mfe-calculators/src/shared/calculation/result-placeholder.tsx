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
};

/** In the result's place before there is one: what the price will depend on. */
export function ResultPlaceholder({ title, text }: Props) {
  const translate = useTranslate();
  return (
    <Panel className="screen-only" sx={{ borderStyle: 'dashed', bgcolor: 'transparent' }}>
      <Typography component="h2" variant="h2">
        {title ?? translate('calculator.result.empty.title')}
      </Typography>
      {text && <Typography sx={{ mt: 1 }}>{text}</Typography>}
      <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, color: 'text.secondary', '& li': { mb: 0.75 } }}>
        {factors.map((factor) => (
          <li key={factor}>{translate(factor)}</li>
        ))}
      </Box>
    </Panel>
  );
}

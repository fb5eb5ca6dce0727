import { useTranslate } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Button, CalculatorIcon, tokens } from '@programme/ui';
import { useScreenPath } from './named-prices/use-screen-path';

type Props = { readonly to: 'calculator2025' | 'calculator2026' };

/** The way from a page about prices to the calculator. */
export function CalculateLink({ to }: Props) {
  const translate = useTranslate();
  const screenPath = useScreenPath();
  return (
    <Button
      className="screen-only"
      variant="contained"
      size="large"
      component={RouterLink}
      to={screenPath(to)}
      startIcon={<CalculatorIcon />}
      sx={style}
    >
      {translate('pricing.calculate')}
    </Button>
  );
}

/** Stays at the end of the screen while the page scrolls, and comes to rest below its content. */
const style = {
  position: 'sticky',
  bottom: 20,
  float: 'right',
  mt: 3,
  zIndex: 'fab',
  boxShadow: tokens.shadow.raised,
} as const;

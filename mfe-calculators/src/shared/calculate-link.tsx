import { useTranslate } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Box, Button, CalculatorIcon, tokens } from '@programme/ui';
import { useScreenPath } from './named-prices/use-screen-path';

type Props = { readonly to: 'calculator2025' | 'calculator2026' };

/** The way from a page about prices to the calculator. */
export function CalculateLink({ to }: Props) {
  const translate = useTranslate();
  const screenPath = useScreenPath();
  return (
    <Box className="screen-only" sx={bar}>
      <Button
        variant="contained"
        size="large"
        component={RouterLink}
        to={screenPath(to)}
        startIcon={<CalculatorIcon />}
      >
        {translate('pricing.calculate')}
      </Button>
    </Box>
  );
}

/**
 * A bar at the bottom edge, as wide as the page: a button that floats would lie on the text. It reaches over the padding
 * of the page, and comes to rest below its content.
 */
const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'fab',
  display: 'flex',
  justifyContent: 'flex-end',
  mt: 3,
  mx: { xs: -2, md: -3, lg: -4 },
  mb: { xs: -2.5, md: -4 },
  px: { xs: 2, md: 3, lg: 4 },
  py: 1.25,
  bgcolor: tokens.color.page,
  borderTop: `1px solid ${tokens.color.line}`,
} as const;

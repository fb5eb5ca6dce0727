import { useTranslate } from '@programme/mfe-contract';
import { tokens, Typography } from '@programme/ui';
import { comparisonHeadingId } from './scroll-to-comparison';

/** The heading of the comparison. It takes focus when its last calculation was removed. */
export function ComparisonHeading() {
  const translate = useTranslate();
  return (
    <Typography
      id={comparisonHeadingId}
      component="h2"
      variant="h2"
      tabIndex={-1}
      sx={{ scrollMarginTop: tokens.headerHeight + 16, outline: 'none' }}
    >
      {translate('saved.title')}
    </Typography>
  );
}

import { Box, PriceRows, tokens, Typography } from '@programme/ui';
import { useTranslate } from '@programme/mfe-contract';
import type { LengthView } from '../model/package-view';
import { Disclosure } from './disclosure';
import type { Option } from './option-list';

type Props = {
  readonly options: readonly Option[];
  /** The length of an option that is shown. */
  readonly shownOf: (option: Option) => LengthView | undefined;
};

/** How the total of each option comes about, for the length that is shown. Paper shows all lengths, and no receipts. */
export function ReceiptsSection({ options, shownOf }: Props) {
  const translate = useTranslate();
  return (
    <Box component="section" className="screen-only">
      <Typography component="h2" variant="h2" sx={{ mb: { xs: 0.5, '@md': 2 } }}>
        {translate('offer.made.title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 0, '@md': '32px 24px' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@md': 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {options.map((option) => (
          <Receipt key={option.id} option={option} length={shownOf(option)} />
        ))}
      </Box>
    </Box>
  );
}

function Receipt({ option, length }: { readonly option: Option; readonly length: LengthView | undefined }) {
  if (!length) return null;
  const { label, item } = option;
  const title = [label, item.name, length.title].filter(Boolean).join(' · ');
  return (
    <Box
      sx={{
        minWidth: 0,
        px: { '@md': 4 },
        borderTop: { xs: `1px solid ${tokens.color.line}`, '@md': 0 },
      }}
    >
      <Typography component="h3" variant="h3" sx={{ display: { xs: 'none', '@md': 'block' }, mb: 0.5 }}>
        {title}
      </Typography>
      <Disclosure label={title} openFrom="md">
        <PriceRows rows={length.receipt} />
      </Disclosure>
    </Box>
  );
}

import type { ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Amount, Box, Typography } from '@programme/ui';
import type { AcceptanceView } from '../../shared/acceptance-view';

type Props = { readonly acceptance: AcceptanceView };

/** What was accepted, by whom and when. */
export function AcceptanceFacts({ acceptance: { option, total, listTotal, sentence } }: Props) {
  const translate = useTranslate();
  return (
    <>
      <Typography sx={{ mt: 0.5 }}>{sentence}</Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 2,
          display: 'grid',
          gap: { xs: 1.5, '@md': 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@md': 'minmax(0, 1fr) auto' },
          alignItems: 'end',
        }}
      >
        <Fact label={translate('offer.accepted.option')}>{option}</Fact>
        <Fact label={translate('offer.total')}>
          {listTotal !== null && (
            <Box component="del" title={translate('offer.total.list')} sx={{ mr: 1, color: 'text.secondary' }}>
              <Amount>{listTotal}</Amount>
            </Box>
          )}
          <Amount sx={{ fontSize: '1.5rem', fontWeight: 620 }}>{total}</Amount>
        </Fact>
      </Box>
    </>
  );
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </div>
);

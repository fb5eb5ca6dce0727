import { usePriceBook, useShell } from '@programme/mfe-contract';
import { Box, CheckIcon, DisplayPrice, tokens, Typography } from '@programme/ui';
import { ContactSalesButton } from '../../shared/contact/contact-sales-button';
import { useMoney } from '../../shared/use-money';
import { NumberedSection } from './numbered-section';

const included = [1, 2, 3, 4, 5] as const;

/** The start-up fee and what it covers. */
export function OnboardingSection() {
  const { translate, preferences } = useShell();
  const priceBook = usePriceBook();
  const { currency } = preferences;
  const money = useMoney(currency);

  return (
    <NumberedSection number={1} title={translate('pricing.onboarding.title')} ground="panel">
      {() => (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, lg: 5 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <div>
            <Typography variant="body2" sx={{ color: tokens.color.onPanelMuted }}>
              {translate('pricing.onboarding.fee')}
            </Typography>
            <DisplayPrice fontSize="3rem" plain>
              {money(priceBook.currencies[currency].startupFee)}
            </DisplayPrice>
            <Typography sx={{ mt: 1, fontWeight: 600 }}>{translate('pricing.onboarding.once')}</Typography>
            <Typography variant="body2" sx={{ mt: 0.5, color: tokens.color.onPanelMuted }}>
              {translate('pricing.onboarding.individual')}
            </Typography>
            <ContactSalesButton color="inherit" sx={{ mt: 0.5, ml: -2, textDecoration: 'underline' }} />
          </div>
          <div>
            <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
              {translate('pricing.onboarding.included')}
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
              {included.map((item) => (
                <Box component="li" key={item} sx={{ display: 'flex', gap: 1.5 }}>
                  <CheckIcon fontSize="small" aria-hidden sx={{ mt: 0.25, color: tokens.color.onPanelLine }} />
                  <span>{translate(`pricing.onboarding.included.${item}`)}</span>
                </Box>
              ))}
            </Box>
          </div>
        </Box>
      )}
    </NumberedSection>
  );
}

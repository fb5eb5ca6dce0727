import { useShell } from '@programme/mfe-contract';
import { currentPriceBook } from '@programme/pricing';
import { Box, BulletList, Stat, Typography } from '@programme/ui';
import { ContactSalesButton } from '../../shared/contact/contact-sales-button';
import { useMoney } from '../../shared/use-money';
import { NumberedSection } from './numbered-section';

const included = [1, 2, 3, 4, 5] as const;

/** The start-up fee and what it covers. */
export function OnboardingSection() {
  const { translate, preferences } = useShell();
  const { currency } = preferences;
  const money = useMoney(currency);

  return (
    <NumberedSection number={1} title={translate('pricing.onboarding.title')}>
      {() => (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, lg: 5 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <div>
            <Stat
              label={translate('pricing.onboarding.fee')}
              amount={money(currentPriceBook.currencies[currency].startupFee)}
              prominent
            />
            <Typography variant="body2" sx={{ mt: 1 }}>
              {translate('pricing.onboarding.once')}
            </Typography>
            <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {translate('pricing.onboarding.individual')}
            </Typography>
            <ContactSalesButton sx={{ mt: 0.5, ml: -2 }} />
          </div>
          <div>
            <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
              {translate('pricing.onboarding.included')}
            </Typography>
            <BulletList
              items={included.map((item) => ({
                id: String(item),
                text: translate(`pricing.onboarding.included.${item}`),
              }))}
            />
          </div>
        </Box>
      )}
    </NumberedSection>
  );
}

import { formatWholeNumber } from '@programme/formatting';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { ExampleReceipt } from './example-receipt';
import { NumberedSection } from './numbered-section';
import { exampleActiveUsers, pricingExamples } from './pricing-examples';

/** The same programme over three contract lengths, priced by the engine. */
export function ExamplesSection() {
  const { translate, preferences } = useShell();
  const priceBook = usePriceBook();
  const users = translate('calculator.result.users', {
    count: exampleActiveUsers,
    formatted: formatWholeNumber(exampleActiveUsers, preferences.language),
  });

  return (
    <NumberedSection
      number={5}
      title={translate('pricing.examples.title')}
      lead={translate('pricing.examples.lead', { users })}
    >
      {() => (
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          {pricingExamples(priceBook, preferences.currency).map((example) => (
            <ExampleReceipt key={example.months} example={example} />
          ))}
        </Box>
      )}
    </NumberedSection>
  );
}

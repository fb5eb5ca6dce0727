import { discountTypes, limits, offersComfort, offersEnterprise, packageTypes } from '@programme/contracts';
import { AmountField, NumberField, SelectField, TextField, useFormikContext } from '@programme/forms';
import { formatNumber, formatPercent, parseMoney } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import type { Currency } from '@programme/pricing';
import { Box, Button, InputAdornment } from '@programme/ui';
import { usePrintHint } from '../display/use-print-hint';
import { CheckboxField } from './checkbox-field';
import { discountFields, discountParser, requiresField, type QuoteFormValues } from './quote-form.values';
import { useOfferMoney } from './use-offer-money';

const wide = { gridColumn: '1 / -1' } as const;

type Props = {
  readonly currency: Currency;
  /** What to give instead of a fixed discount that must not be given, in percent; null where there is nothing to say. */
  readonly percentageInstead: (values: QuoteFormValues, field: DiscountField['value']) => number | null;
};

/** The fields of a quote: those that its package type asks for (S2 §2). */
export function QuoteFormFields({ currency, percentageInstead }: Props) {
  const { translate, prices } = useShell();
  const book = prices.status === 'ready' ? prices.book : undefined;
  const money = useOfferMoney(currency);
  const { values } = useFormikContext<QuoteFormValues>();
  const { packageType } = values;
  const { min, max } = limits.months;
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(13.75rem, 100%), 1fr))',
      }}
    >
      <SelectField
        name="packageType"
        label={translate('quote.package')}
        options={packageTypes.map((type) => ({ value: type, label: translate(`quote.package.${type}`) }))}
      />
      {requiresField('activeUsers', values) && (
        <NumberField
          name="activeUsers"
          label={translate('quote.activeUsers')}
          hint={packageType === 'both' && translate('quote.activeUsers.both')}
          end={<Unit>{translate('quote.unit.people')}</Unit>}
          required
        />
      )}
      {requiresField('employeesCount', values) && (
        <NumberField
          name="employeesCount"
          label={translate('quote.employees')}
          hint={book && translate('quote.employees.hint', { multiple: book.comfort.seatMultiple })}
          end={<Unit>{translate('quote.unit.people')}</Unit>}
          required
        />
      )}
      <NumberField
        name="monthsCount"
        label={translate('quote.months')}
        hint={translate('quote.months.hint', { min, max })}
        required
      />
      {offersEnterprise(packageType) && (
        <AmountField
          name="startupFeeOverride"
          label={translate('quote.startupFee')}
          {...(book && { placeholder: money(book.currencies[currency].startupFee) })}
          hint={translate('quote.startupFee.hint')}
          parse={parseMoney}
          end={<Unit>{currency}</Unit>}
        />
      )}
      {discountFields(packageType).map(({ type, value, typeLabel, valueLabel }) => (
        <Discount
          key={type}
          type={type}
          value={value}
          typeLabel={translate(typeLabel)}
          valueLabel={translate(valueLabel)}
          currency={currency}
          percentageInstead={percentageInstead(values, value)}
        />
      ))}
      <Box sx={wide}>
        <NoteField />
      </Box>
      {offersComfort(packageType) && (
        <Box sx={wide}>
          <CheckboxField
            name="showBetterPriceHint"
            label={translate('quote.better.show')}
            hint={translate('quote.better.show.hint')}
          />
        </Box>
      )}
    </Box>
  );
}

function NoteField() {
  const { translate } = useShell();
  const { values } = useFormikContext<QuoteFormValues>();
  const hint = usePrintHint(translate('quote.note.hint'), values.note);
  return <TextField name="note" label={translate('quote.note')} hint={hint} lines={2} />;
}

/** What a number counts, inside its field. */
const Unit = ({ children }: { readonly children: string }) => (
  <InputAdornment position="end">{children}</InputAdornment>
);

type DiscountField = ReturnType<typeof discountFields>[number];
type DiscountProps = {
  readonly type: DiscountField['type'];
  readonly value: DiscountField['value'];
  readonly typeLabel: string;
  readonly valueLabel: string;
  readonly currency: Currency;
  readonly percentageInstead: number | null;
};

function Discount({ type, value, typeLabel, valueLabel, currency, percentageInstead }: DiscountProps) {
  const { translate, preferences } = useShell();
  const { values, setValues } = useFormikContext<QuoteFormValues>();
  const givePercentage = (percentage: number, field: Element | RadioNodeList | null | undefined) => {
    void setValues({ ...values, [type]: 'percentage', [value]: formatNumber(percentage, preferences.language) });
    // The button goes with the fault.
    (field as HTMLElement | null)?.focus();
  };
  return (
    <>
      <SelectField
        name={type}
        label={typeLabel}
        options={discountTypes.map((one) => ({ value: one, label: translate(`quote.discount.${one}`) }))}
      />
      {requiresField(value, values) && (
        <Box>
          <AmountField
            name={value}
            label={valueLabel}
            hint={translate('quote.discountValue.hint')}
            parse={discountParser(values[type])}
            end={<Unit>{values[type] === 'percentage' ? '%' : currency}</Unit>}
          />
          {percentageInstead !== null && (
            <Button
              size="small"
              onClick={({ currentTarget }) =>
                givePercentage(percentageInstead, currentTarget.form?.elements.namedItem(value))
              }
            >
              {translate('quote.discount.asPercentage', {
                percent: formatPercent(percentageInstead, preferences.language),
              })}
            </Button>
          )}
        </Box>
      )}
    </>
  );
}

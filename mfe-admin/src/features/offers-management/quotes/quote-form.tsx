import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '@programme/api-client';
import { frozenPrices, type QuoteFields } from '@programme/contracts';
import {
  useFormikContext,
  ValidatedForm,
  type FormikHelpers,
  type FormikProps,
  type ServerErrors,
} from '@programme/forms';
import { useShell } from '@programme/mfe-contract';
import type { QuotePrices } from '@programme/pricing';
import { Box, Button, Divider, Notice, Panel, Stack, Typography } from '@programme/ui';
import { useAdminDispatch } from '../../../shared/admin.store';
import { CallFailure } from '../../../shared/failures/call-failure';
import { offersApi } from '../api/offers.api';
import { QuoteFormFields } from './quote-fields';
import { emptyQuoteForm, quoteForm, type QuoteFormValues, type QuoteReading } from './quote-form.values';
import { QuotePreview } from './quote-preview';
import { isDiscountValue, useDiscountRule, type DiscountRule } from './use-discount-rule';
import { createQuoteReader } from './quote-reader';
import { pricesRequest, useQuotePrices, type PricedQuote, type Pricing } from './use-quote-prices';

type Props = {
  /** The quote to change and its number in the list; a new one without. */
  readonly quote?: { readonly number: number; readonly fields: QuoteFields; readonly messages: Messages };
  /** What was typed before a reload. */
  readonly typed: QuoteFormValues | null;
  readonly pricing: Pricing;
  readonly onDone: (quote: QuoteFields) => void;
  readonly onCancel: () => void;
  /** The quote as typed last whose prices are known; null until there is one, undefined once the form is closed. */
  readonly onPriced: (priced: PricedQuote | null | undefined) => void;
  /** What closing the form would lose; null for nothing. */
  readonly onType: (values: QuoteFormValues | null) => void;
};

/** What the server said of the quote's fields. */
export type Messages = Readonly<Record<string, string>>;

/** Milliseconds without a key press after which the prices are requested. */
const pause = 300;

/** Adds a quote, or changes one; it is done once the server has priced it. */
export function QuoteForm({ quote, typed, pricing, onDone, onCancel, onPriced, onType }: Props) {
  const { translate, toast, preferences } = useShell();
  const dispatch = useAdminDispatch();
  const [initialValues] = useState(() => (quote ? quoteForm(quote.fields, preferences.language) : emptyQuoteForm()));
  const [readQuote] = useState(createQuoteReader);
  const [serverErrors, setServerErrors] = useState<ServerErrors<QuoteFormValues> | undefined>(
    quote && initialServerErrors(quote.messages, initialValues),
  );
  const discounts = useDiscountRule(pricing);
  const [failure, setFailure] = useState<unknown>();
  const [calculating, setCalculating] = useState(false);
  const form = useRef<FormikProps<QuoteFormValues>>(null);
  const title = quote ? translate('quote.form.edit', { number: quote.number }) : translate('quote.form.new');

  const submit = async (values: QuoteFormValues, { validateForm }: FormikHelpers<QuoteFormValues>) => {
    const reading = readQuote(values);
    if (!reading.ok) return;
    setCalculating(true);
    setFailure(undefined);
    const request = pricesRequest(reading.quote, pricing);
    const { data, error } = await dispatch(offersApi.endpoints.offerPrices.initiate(request, { subscribe: false }));
    setCalculating(false);
    if (data) {
      discounts.learn(reading.quote, frozenPrices(pricing.before, reading.quote, pricing.currency) ?? data);
      if (discounts.issues(reading.quote).length > 0) return void (await validateForm());
      // What was typed meanwhile is the quote now: it stays open to be sent.
      if (form.current && !isEqual(form.current.values, values)) return;
      return onDone(reading.quote);
    }
    const messages = isApiError(error) ? error.errors : {};
    if (Object.keys(messages).length > 0) setServerErrors({ messages, values });
    setFailure(error);
    toast({ tone: 'error', title: translate('quote.add.failed'), description: translate('quote.add.failed.text') });
  };

  return (
    <Panel component="section" aria-label={title}>
      <Typography component="h3" variant="h2" sx={{ mb: 2.5 }}>
        {title}
      </Typography>
      <ValidatedForm
        label={title}
        initialValues={initialValues}
        validate={(values) => {
          const reading = readQuote(values);
          return reading.ok ? discounts.issues(reading.quote) : reading.issues;
        }}
        onSubmit={submit}
        serverErrors={serverErrors}
        formRef={form}
      >
        <TypedWatch typed={typed} onType={onType} />
        <QuoteFormFields
          currency={pricing.currency}
          percentageInstead={(values, field) => {
            const reading = readQuote(values);
            return reading.ok ? discounts.percentage(reading.quote, field) : null;
          }}
        />
        <Divider sx={{ my: 3 }} />
        <Preview {...{ pricing, discounts, readQuote, onPriced }} />
        <Stack sx={{ mt: 3, gap: 2 }}>
          <MissingNotice readQuote={readQuote} />
          {failure !== undefined && <CallFailure title={translate('quote.add.failed')} error={failure} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button type="submit" variant="contained" loading={calculating}>
              {translate(calculating ? 'quote.calculating' : quote ? 'quote.save' : 'quote.add')}
            </Button>
            <Button onClick={onCancel} disabled={calculating}>
              {translate('admin.cancel')}
            </Button>
          </Box>
        </Stack>
      </ValidatedForm>
    </Panel>
  );
}

const isEqual = (one: QuoteFormValues, other: QuoteFormValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Leaves out server errors about the discount's size: the form knows the price and validates that itself. */
function initialServerErrors(messages: Messages, values: QuoteFormValues): ServerErrors<QuoteFormValues> | undefined {
  const others = Object.entries(messages).filter(([field]) => !isDiscountValue(field));
  return others.length > 0 ? { messages: Object.fromEntries(others), values } : undefined;
}

type ReaderProps = { readonly readQuote: (values: QuoteFormValues) => QuoteReading };
type PreviewProps = ReaderProps &
  Pick<Props, 'onPriced'> & { readonly pricing: Pricing; readonly discounts: DiscountRule };

function Preview({ pricing, discounts, readQuote, onPriced }: PreviewProps) {
  const { values, setFieldTouched, setFieldValue, validateForm } = useFormikContext<QuoteFormValues>();
  const reading = readQuote(values);
  const quote = reading.ok ? reading.quote : null;
  const quotePrices = useQuotePrices(quote, pricing, pause);
  const prices = quotePrices.status === 'done' ? quotePrices.prices : null;
  const check = useEffectEvent((newPrices: QuotePrices | null) => {
    if (!newPrices || !quote) return;
    discounts.learn(quote, newPrices);
    for (const { field } of discounts.issues(quote)) void setFieldTouched(field, true, false);
    void validateForm();
  });
  useEffect(() => check(prices), [prices]);
  const tell = useEffectEvent(onPriced);
  useEffect(() => {
    tell(null);
    return () => tell(undefined);
  }, []);
  useEffect(() => {
    // The quote counts, too: a new note leaves the prices as they are.
    if (prices && quote) tell({ quote, prices });
  }, [prices, quote]);
  return (
    <QuotePreview
      quote={quote}
      quotePrices={quotePrices}
      currency={pricing.currency}
      onUseLength={(months, { currentTarget }) => {
        void setFieldValue('monthsCount', String(months));
        // The button goes with its hint.
        (currentTarget.form?.elements.namedItem('monthsCount') as HTMLElement | null)?.focus();
      }}
    />
  );
}

/** After an attempt to send, says what the fields say one by one. */
function MissingNotice({ readQuote }: ReaderProps) {
  const { translate } = useShell();
  const { values, submitCount } = useFormikContext<QuoteFormValues>();
  const reading = readQuote(values);
  if (submitCount === 0 || reading.ok || !reading.incomplete) return null;
  return (
    <Notice tone="error" role="alert">
      {translate('quote.missing')}
    </Notice>
  );
}

/** Says what was typed; begins with what was typed before a reload, as a change of what the form began with. */
function TypedWatch({ typed, onType }: Pick<Props, 'typed' | 'onType'>) {
  const { dirty, values, setValues } = useFormikContext<QuoteFormValues>();
  const tell = useEffectEvent(onType);
  // Later the form types `typed` itself.
  const begin = useEffectEvent(() => {
    if (typed) void setValues(typed);
  });
  useEffect(() => {
    begin();
    return () => tell(null);
  }, []);
  const change = useEffectEvent((isDirty: boolean, now: QuoteFormValues) => {
    if (isDirty) tell(now);
    else if (typed) tell(null);
  });
  useEffect(() => change(dirty, values), [dirty, values]);
  return null;
}

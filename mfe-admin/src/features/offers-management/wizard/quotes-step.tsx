import { limits, type QuoteFields } from '@programme/contracts';
import { formatDate, isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, Button, Panel, Stack, Typography, visuallyHidden } from '@programme/ui';
import { AddIcon } from '@programme/ui/staff-icons';
import { QuoteCard } from '../quotes/quote-card';
import { QuoteForm } from '../quotes/quote-form';
import type { OpenQuote } from '../quotes/use-quote-prices';
import { ApprovalHint } from './approval-hint';
import { BackButton } from './back-button';
import { pricingOf, type Draft, type DraftQuote } from './draft';
import { PriceChangeNotice } from './price-change-notice';
import { RevisionHint } from './revision-hint';
import { SortableQuotes } from './sortable-quotes';
import { SubmitFailureNotice } from './submit-failure-notice';
import type { OfferWizard } from './use-offer-wizard';
import { useQuoteList } from './use-quote-list';

type Props = {
  readonly wizard: OfferWizard;
  /** The quote in the open form; null while none is open. */
  readonly onOpenQuote: (open: OpenQuote | null) => void;
};

/** The second step: what the offer offers, in the order in which the client will see it (S2 §2). */
export function QuotesStep({ wizard, onOpenQuote }: Props) {
  const { translate } = useShell();
  const { draft, priceChange } = wizard;
  const list = useQuoteList(wizard.changeQuotes, draft.typed);
  const pricing = pricingOf(draft);
  const { form } = list;

  const formOf = (quote?: DraftQuote, number = 0) => (
    <QuoteForm
      {...(quote && { quote: { number, fields: quote.fields, messages: quote.messages } })}
      typed={draft.typed?.values ?? null}
      pricing={pricing}
      onDone={(fields: QuoteFields) => list.finish(fields)}
      onCancel={list.close}
      onPriced={(priced) => onOpenQuote(priced === undefined ? null : { key: quote?.key ?? null, priced })}
      onType={(values) => wizard.typeQuote(values && { key: quote?.key ?? null, values })}
    />
  );

  return (
    <Stack ref={list.container} sx={{ gap: 2.5 }}>
      <Panel>
        <Typography component="h2" variant="h2" tabIndex={-1} sx={{ mb: 2, outline: 'none' }}>
          {translate('wizard.quotes')}
        </Typography>
        <Summary draft={draft} />
        <Box role="status" sx={visuallyHidden}>
          {list.announcement}
        </Box>
        {draft.quotes.length === 0 ? (
          <Box>
            <Typography sx={{ fontWeight: 600 }}>{translate('wizard.quotes.empty')}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>{translate('wizard.quotes.empty.text')}</Typography>
          </Box>
        ) : (
          <SortableQuotes quotes={draft.quotes} onMove={list.moveBy}>
            {draft.quotes.map((quote, index) => (
              <QuoteCard
                key={quote.key}
                quoteKey={quote.key}
                number={index + 1}
                last={index === draft.quotes.length - 1}
                quote={quote.fields}
                messages={quote.messages}
                pricing={pricing}
                locked={form !== null || wizard.submitting}
                onRequest={(request) => list.request(request, quote, index)}
              />
            ))}
          </SortableQuotes>
        )}
      </Panel>
      {priceChange && (
        <PriceChangeNotice
          change={priceChange}
          currency={draft.basics.currency}
          sent={false}
          onTake={() => {
            list.focusHeading();
            wizard.takePrices(priceChange.priceBookId);
          }}
          onBack={() => {
            list.focusHeading();
            wizard.dismissPriceChange();
          }}
        />
      )}
      {form?.mode === 'add' && formOf()}
      {form?.mode === 'edit' &&
        formOf(
          draft.quotes.find(({ key }) => key === form.key),
          draft.quotes.findIndex(({ key }) => key === form.key) + 1,
        )}
      {!form && (
        <>
          {draft.before && draft.quotes.length > 0 && <RevisionHint before={draft.before} />}
          {draft.quotes.length > 0 && <ApprovalHint draft={draft} />}
          <SubmitFailureNotice wizard={wizard} onBack={list.focusHeading} />
          <Footer wizard={wizard} onAdd={list.add} />
        </>
      )}
    </Stack>
  );
}

function Summary({ draft: { basics, quotes } }: { readonly draft: Draft }) {
  const { translate, preferences } = useShell();
  const { clientName, creator, currency, validUntil } = basics;
  return (
    <Box sx={{ mt: -1, mb: 2.5, color: 'text.secondary' }}>
      <span>
        {translate('wizard.summary', {
          client: isolated(clientName),
          creator: isolated(creator),
          currency,
          day: formatDate(validUntil, preferences.language),
        })}
      </span>
      {quotes.length > 0 && (
        <Box sx={{ fontWeight: 600, color: 'text.primary' }}>
          {translate('wizard.quotes.count', { count: quotes.length })}
        </Box>
      )}
    </Box>
  );
}

function Footer({ wizard, onAdd }: { readonly wizard: OfferWizard; readonly onAdd: () => void }) {
  const { translate } = useShell();
  const { draft, submitting } = wizard;
  const full = draft.quotes.length >= limits.quotes;
  const [idle, busy] = draft.before
    ? (['wizard.update', 'wizard.updating'] as const)
    : (['wizard.create', 'wizard.creating'] as const);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button
        size="large"
        variant={draft.quotes.length === 0 ? 'contained' : 'outlined'}
        startIcon={<AddIcon />}
        disabled={full || submitting}
        data-add-quote
        onClick={onAdd}
      >
        {translate('quote.add')}
      </Button>
      {draft.quotes.length > 0 && (
        <Button size="large" variant="contained" loading={submitting} onClick={() => void wizard.submit()}>
          {translate(submitting ? busy : idle)}
        </Button>
      )}
      <BackButton disabled={submitting} onBack={() => wizard.open('basics')} />
      {full && <Box sx={{ color: 'text.secondary' }}>{translate('wizard.quotes.full', { max: limits.quotes })}</Box>}
    </Stack>
  );
}

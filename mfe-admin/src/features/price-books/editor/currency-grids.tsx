import { useTranslate } from '@programme/mfe-contract';
import { priceItems } from '@programme/price-book';
import { currencies, type Currency } from '@programme/pricing';
import { Button, Notice, SegmentTabs } from '@programme/ui';
import { itemNames } from '../display/figure-names';
import { EditorCard } from './editor-card';
import { FigureGrid } from './figure-grid';
import { ListGrid } from './list-grid';
import type { PriceBookEditor } from './use-price-book-editor';

type Props = { readonly editor: PriceBookEditor };

type Item = Exclude<keyof typeof itemNames, 'estimatedFrom'>;

const amounts = Object.keys(priceItems).filter((item): item is Item => item !== 'estimatedFrom');

/** What has one amount in each currency. */
export function AmountsCard({ editor }: Props) {
  const translate = useTranslate();
  const { content } = editor.fields;
  const rows = amounts.map((item) => ({
    id: item,
    label: translate(itemNames[item]),
    cells: currencies.map((currency) => (content.currencies[currency] ? `currencies.${currency}.${item}` : null)),
  }));
  return (
    <EditorCard
      title={translate('prices.card.amounts')}
      {...(!editor.isReadOnly && { lead: translate('prices.card.amounts.lead') })}
    >
      <FigureGrid
        editor={editor}
        label={translate('prices.card.amounts')}
        rowHead={translate('prices.column.amount')}
        columns={currencies}
        rows={rows}
      />
    </EditorCard>
  );
}

type ListProps = Props & {
  readonly kind: 'tiers' | 'packs';
  readonly open: Currency;
  readonly onOpen: (currency: Currency) => void;
};

/** A table that each currency has for itself: monthly fees by active users, or Comfort packs. */
export function CurrencyListCard({ editor, kind, open, onOpen }: ListProps) {
  const translate = useTranslate();
  const { content } = editor.fields;
  const prices = content.currencies[open];
  const title = translate(kind === 'tiers' ? 'prices.card.tiers' : 'prices.card.packs');
  const list = kind === 'tiers' ? prices?.tiers : prices?.comfort.packs;
  const path = `currencies.${open}.${kind === 'tiers' ? 'tiers' : 'comfort.packs'}`;
  const source = currencies.find((currency) => content.currencies[currency]);
  const wrong = (currency: Currency) =>
    editor.problems.some(
      ({ severity, path: at }) => severity === 'error' && at.startsWith(path.replace(open, currency)),
    );
  return (
    <EditorCard title={title} lead={translate(kind === 'tiers' ? 'prices.card.tiers.lead' : 'prices.card.packs.lead')}>
      <SegmentTabs
        label={`${title}, ${translate('prices.currency')}`}
        tabs={currencies.map((value) => ({ value, label: wrong(value) ? `${value} (!)` : value }))}
        open={open}
        onOpen={onOpen}
      >
        {list ? (
          <ListGrid
            editor={editor}
            label={`${title}, ${open}`}
            path={path}
            length={list.length}
            columns={kind === 'tiers' ? ['min', 'max', 'fee'] : ['months', 'perMonth', 'total']}
          />
        ) : (
          <Notice
            tone="error"
            action={
              source && (
                <Button
                  color="inherit"
                  onClick={() =>
                    editor.changeContent(
                      {
                        ...content,
                        currencies: { ...content.currencies, [open]: structuredClone(content.currencies[source]) },
                      },
                      `currencies.${open}`,
                    )
                  }
                >
                  {translate('prices.currency.copy', { currency: source })}
                </Button>
              )
            }
          >
            {translate('prices.currency.missing', { currency: open })}
          </Notice>
        )}
      </SegmentTabs>
    </EditorCard>
  );
}

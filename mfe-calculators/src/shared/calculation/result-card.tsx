import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { usePriceBook, useShell } from '@programme/mfe-contract';
import { Button, Chip, memoTheme, Panel, PriceRows, styled, tokens, Typography, type PriceRow } from '@programme/ui';
import type { CalculationInput } from './calculation-input';
import { calculationQuery } from './calculation-link';
import { useNamedPrices } from '../named-prices/named-prices.context';
import { todaysRows } from '../named-prices/todays-rows';
import { CopyLinkButton } from './copy-link-button';
import { PriceBar } from '../price-bar';
import { useMoney } from '../use-money';
import { PricePanel, type PanelPrice } from './price-panel';
import type { PriceStatus } from './price-status';
import { programmeSummary } from './programme-summary';
import { PriceStatusNotice } from './price-status-notice';

type Props = {
  readonly priceStatus: PriceStatus;
  readonly input: CalculationInput;
  readonly price: PanelPrice;
  readonly individualPricing: boolean;
  readonly rows: readonly PriceRow[];
  readonly remarks: ReactNode;
  readonly onSave: () => void;
  /** Below the rows. */
  readonly children?: ReactNode;
  /** More to do with a price that is not outdated. */
  readonly actions?: ReactNode;
  /** The total by the prices in force, in major units; null where these are the prices in force, or it is not known. */
  readonly todaysTotal: number | null;
};

/**
 * A price: its figures, what there is to say about them, and how they come about. One that was calculated can be saved;
 * nothing can be done with an outdated one (decision P20).
 */
export function ResultCard(props: Props) {
  const { priceStatus, input, price, individualPricing, rows, todaysTotal } = props;
  const { remarks, onSave, children, actions } = props;
  const { translate, preferences, toast } = useShell();
  const { currency } = price;
  const priceBook = usePriceBook();
  const isPreview = useNamedPrices()?.isPreview;
  const money = useMoney(currency);
  const heading = useRef<HTMLHeadingElement>(null);
  const show = useCallback(() => heading.current?.closest('section')?.scrollIntoView({ block: 'start' }), []);

  useEffect(() => {
    // On a narrow screen the result lies below the form; bring it into view without taking focus from the form. Not for
    // an estimate, which comes while somebody types.
    const card = heading.current?.closest('section');
    const below = card && card.getBoundingClientRect().top > window.innerHeight / 2;
    if (priceStatus === 'calculated' && below) card.scrollIntoView({ block: 'start' });
  }, [priceStatus]);

  const save = () => {
    onSave();
    toast({ title: translate('saved.saved.title'), description: translate('saved.saved.text') });
  };

  return (
    <>
      <Panel
        component="section"
        aria-labelledby="result"
        className={priceStatus === 'outdated' ? 'screen-only' : undefined}
        sx={cardStyle}
      >
        <PricePanel
          heading={
            <Heading>
              <Typography id="result" component="h2" variant="h2" ref={heading}>
                {translate(headings[priceStatus])}
              </Typography>
              {individualPricing && <Chip label={translate('calculator.result.indicative')} sx={chipOnPanel} />}
            </Heading>
          }
          summary={programmeSummary(input, translate, preferences.language)}
          price={price}
        />
        <Body>
          <PriceStatusNotice priceStatus={priceStatus} input={input} />
          {remarks}
          {priceStatus !== 'outdated' && !isPreview && (
            <div className="screen-only">
              {priceStatus === 'calculated' && (
                <Button variant="outlined" onClick={save}>
                  {translate('saved.save')}
                </Button>
              )}
              <CopyLinkButton
                query={calculationQuery(input, preferences.language, { currency, priceBook: priceBook.id })}
              />
              {actions}
            </div>
          )}
          <PriceRows rows={[...rows, ...todaysRows(todaysTotal, price.total, { translate, money })]} />
          {children}
          {priceBook.currencies[currency].estimatedFrom && (
            <Typography variant="caption" component="p" sx={captionStyle}>
              {translate('calculator.result.estimate')}
            </Typography>
          )}
        </Body>
      </Panel>
      <PriceBar
        label={translate(headings[priceStatus])}
        caption={translate('calculator.result.total')}
        amount={money(price.total)}
        action={translate('calculator.bar.breakdown')}
        onAction={show}
      />
    </>
  );
}

const headings = {
  calculated: 'calculator.result',
  estimate: 'calculator.estimate',
  outdated: 'calculator.outdated',
} as const;

const { color, shadow, headerHeight } = tokens;

const cardStyle = {
  p: { xs: 0, sm: 0 },
  overflow: 'hidden',
  boxShadow: shadow.raised,
  scrollMarginTop: headerHeight + 12,
} as const;

const captionStyle = { color: 'text.secondary' } as const;

const chipOnPanel = { bgcolor: color.panelRaised, color: color.onPanel } as const;

const Heading = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 });

const Body = styled('div')(
  memoTheme(({ theme: { breakpoints, spacing } }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: spacing(1.5),
    padding: spacing(2, 2.5, 3),
    [breakpoints.up('sm')]: { paddingInline: spacing(3.5) },
    '& > .screen-only': { display: 'flex', flexWrap: 'wrap', gap: spacing(1) },
  })),
);

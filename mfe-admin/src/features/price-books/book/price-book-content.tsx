import { useState } from 'react';
import type { PriceBookDetails } from '@programme/contracts';
import { routePath, usePageTitle, useTranslate } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Button, SegmentTabs } from '@programme/ui';
import { BackIcon } from '@programme/ui/staff-icons';
import { PriceBookEditor } from '../editor/price-book-editor';
import { usePriceBookEditor } from '../editor/use-price-book-editor';
import { SimulationPanel } from '../simulation/simulation-panel';
import { Differences } from './differences';
import { PriceBookHead } from './price-book-head';
import { PriceBookHistory } from './price-book-history';
import { ReviewBar } from './review-bar';

type Props = {
  readonly book: PriceBookDetails;
  /** The book that it was made from, once it has been loaded. */
  readonly base: PriceBookDetails | undefined;
};

type Tab = 'editor' | 'differences' | 'simulation' | 'history';

/** A price book once it has been loaded: how it stands, the next step, and its tabs. */
export function PriceBookContent({ book, base }: Props) {
  const translate = useTranslate();
  const [tab, setTab] = useState<Tab>('editor');
  const editor = usePriceBookEditor(book, base?.content);
  usePageTitle(book.label);
  const panels: Readonly<Record<Tab, () => React.ReactNode>> = {
    editor: () => <PriceBookEditor book={book} editor={editor} />,
    differences: () => <Differences book={book} content={editor.fields.content} />,
    simulation: () => <SimulationPanel priceBookId={book.id} version={book.version} label={book.label} />,
    history: () => <PriceBookHistory events={book.events} />,
  };
  return (
    <>
      <Button component={RouterLink} to={routePath('adminPrices')} startIcon={<BackIcon />} sx={{ ml: -1, mb: 1 }}>
        {translate('prices.back')}
      </Button>
      <PriceBookHead book={book} base={base} />
      <ReviewBar book={book} editor={editor} onShowDifferences={() => setTab('differences')} />
      <SegmentTabs
        label={translate('prices.tabs')}
        tabs={[
          { value: 'editor', label: translate('prices.tab.editor') },
          { value: 'differences', label: translate('prices.tab.differences') },
          { value: 'simulation', label: translate('prices.tab.simulation') },
          { value: 'history', label: translate('prices.tab.history') },
        ]}
        open={tab}
        onOpen={setTab}
      >
        {panels[tab]()}
      </SegmentTabs>
    </>
  );
}

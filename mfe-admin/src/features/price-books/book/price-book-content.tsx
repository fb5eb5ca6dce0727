import { useId, useState } from 'react';
import type { PriceBookDetails } from '@programme/contracts';
import { routePath, usePageTitle, useTranslate } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { PageHead } from '../../../shared/page-head';
import { TabRow } from '../../../shared/tab-row';
import { PriceBookPill } from '../display/price-book-pill';
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

const tabs = ['editor', 'differences', 'simulation', 'history'] as const;

type Tab = (typeof tabs)[number];

/** A price book once it has been loaded: how it stands, the next step, and its tabs. */
export function PriceBookContent({ book, base }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [tab, setTab] = useState<Tab>('editor');
  const editor = usePriceBookEditor(book, base?.content);
  usePageTitle(book.label);
  /** The button that asks for it is gone afterwards: its focus goes to the tab. */
  const showErrors = () => {
    setTab('editor');
    document.getElementById(`${id}-editor`)?.focus();
  };
  const panels: Readonly<Record<Tab, () => React.ReactNode>> = {
    editor: () => <PriceBookEditor book={book} editor={editor} />,
    differences: () => <Differences book={book} content={editor.fields.content} />,
    simulation: () => <SimulationPanel book={book} onShowErrors={showErrors} />,
    history: () => <PriceBookHistory events={book.events} />,
  };
  return (
    <>
      <PageHead
        title={<bdi>{book.label}</bdi>}
        back={{ to: routePath('adminPrices'), label: translate('prices.back') }}
        mark={<PriceBookPill book={book} />}
      >
        <TabRow label={translate('prices.tabs')} open={tab}>
          {tabs.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`${id}-${each}`}
              aria-selected={each === tab}
              aria-controls={`${id}-panel`}
              tabIndex={each === tab ? 0 : -1}
              onClick={() => setTab(each)}
            >
              {translate(`prices.tab.${each}`)}
            </button>
          ))}
        </TabRow>
      </PageHead>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        <PriceBookHead book={book} base={base} />
        <ReviewBar book={book} editor={editor} onShowDifferences={() => setTab('differences')} />
        {panels[tab]()}
      </Box>
    </>
  );
}

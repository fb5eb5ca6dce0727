import { useEffect, useRef, type CSSProperties } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Panel, styled, tokens } from '@programme/ui';
import { CopyLinkButton } from '../calculation/copy-link-button';
import { printedComparison } from '../print/result-print-styles';
import { removeButton } from './column-head';
import type { ComparedCalculation, ComparisonActions } from './compared-calculation';
import { comparisonLines, type ComparisonLine } from './comparison-lines';
import { ComparisonTable } from './comparison-table';
import { PrintHead } from './print-head';
import { mostShared } from './shared-link';
import { useOverflow } from './use-overflow';

export type ComparisonViewProps = {
  readonly calculations: readonly ComparedCalculation[];
  readonly actions: ComparisonActions;
  /** The query of an address that opens all of them. */
  readonly shareQuery: string;
};

/** What a screen saved, as a table; on paper it is divided into tables that fit the page. */
export function ComparisonView({ calculations, actions, shareQuery }: ComparisonViewProps) {
  const translate = useTranslate();
  const { box, overflows } = useOverflow<HTMLDivElement>();
  const lines = comparisonLines(calculations, translate('saved.difference'));
  const isMarked = lines.some(({ cells }) => cells.some(({ lowest }) => lowest));
  const onRemove = useRemoval(calculations, actions.onRemove);

  return (
    <>
      <PrintHead company={companyOf(calculations)} shareQuery={shareQuery} />
      <Box className="screen-only" sx={headStyle}>
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
          {isMarked && <div>{translate('saved.lowest.note')}</div>}
          {overflows && <div>{translate('saved.scroll')}</div>}
        </Box>
        <Box>
          <CopyLinkButton query={shareQuery} text={translate('saved.share')} done={translate('saved.share.text')} />
          {calculations.length > mostShared && (
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {translate('saved.share.limit', { max: mostShared })}
            </Box>
          )}
        </Box>
      </Box>
      <Panel className="screen-only" sx={{ p: { xs: 0, sm: 0 }, overflow: 'hidden' }}>
        <Scroller
          ref={box}
          tabIndex={0}
          role="region"
          aria-label={translate('saved.table')}
          data-overflows={overflows}
          style={{ '--columns': calculations.length, '--characters': longestWord(lines) } as CSSProperties}
        >
          <ComparisonTable calculations={calculations} lines={lines} actions={{ ...actions, onRemove }} />
        </Scroller>
      </Panel>
      <PrintedTables calculations={calculations} lines={lines} />
    </>
  );
}

/** The company of all calculations that have one. */
function companyOf(calculations: readonly ComparedCalculation[]): string | undefined {
  const companies = new Set(calculations.flatMap(({ company }) => company || []));
  return companies.size === 1 ? [...companies][0] : undefined;
}

/** As many as a row of the comparison has (S1 §9); they fit A4 upright. */
const columnsOnPaper = 3;

function PrintedTables({
  calculations,
  lines,
}: Pick<ComparisonViewProps, 'calculations'> & { lines: readonly ComparisonLine[] }) {
  const starts = calculations.flatMap((_, index) => (index % columnsOnPaper === 0 ? [index] : []));
  const columns = Math.min(calculations.length, columnsOnPaper);
  return (
    <Box {...printedComparison} sx={printedStyle}>
      {starts.map((from) => {
        const to = Math.min(from + columnsOnPaper, calculations.length);
        // Columns of the last table are as wide as those above.
        const width = `${(100 * (1 + to - from)) / (1 + columns)}%`;
        return <ComparisonTable key={from} {...{ calculations, lines, from, to }} style={{ width }} />;
      })}
    </Box>
  );
}

/** Removes a calculation, and moves focus to the next one's button, or the one before. */
function useRemoval(calculations: readonly ComparedCalculation[], remove: (id: string) => void) {
  const next = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (next.current === undefined) return;
    const [[name, id] = []] = Object.entries(removeButton(next.current));
    next.current = undefined;
    document.querySelector<HTMLElement>(`[${name}="${id}"]`)?.focus();
  }, [calculations]);
  return (id: string) => {
    const index = calculations.findIndex((calculation) => calculation.id === id);
    next.current = (calculations[index + 1] ?? calculations[index - 1])?.id;
    remove(id);
  };
}

/** Characters of the longest word; an amount is one. Every column has room for it on one line. */
const longestWord = (lines: readonly ComparisonLine[]): number =>
  Math.max(
    ...lines.flatMap(({ cells }) =>
      cells.flatMap(({ text }) => (typeof text === 'string' ? text.split(' ').map(({ length }) => length) : 0)),
    ),
  );

const { color } = tokens;

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mb: 1.5,
} as const;

/** A wide table scrolls in its own box, below its first column; the page never scrolls sideways. */
const Scroller = styled('div')(({ theme }) => ({
  '--head': '120px',
  '--column': 'max(176px, calc(var(--characters) * 0.62rem + 3rem))',
  '--start': theme.spacing(1.5),
  '--end': theme.spacing(1.5),
  overflowX: 'auto',
  scrollPaddingInlineStart: 'var(--head)',
  paddingBlock: theme.spacing(1),
  [theme.breakpoints.up('sm')]: { '--head': '160px' },
  [theme.breakpoints.up('lg')]: {
    '--head': '224px',
    '--column': 'max(176px, calc(var(--characters) * 0.7rem + 3.5rem))',
    '--start': theme.spacing(3.5),
    '--end': theme.spacing(3),
  },
  '& > table': {
    minWidth: 'calc(var(--head) + var(--columns) * var(--column))',
    width: 'min(100%, calc(var(--head) + var(--columns) * 320px))',
  },
  '& > table :is(th, td)': { paddingRight: 'var(--end)' },
  '& > table :is(th[scope="row"], thead td)': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: 'var(--head)',
    paddingLeft: 'var(--start)',
    paddingRight: theme.spacing(1),
    fontSize: '0.875rem',
    backgroundColor: color.card,
  },
  '& > table tr[data-kind="total"] > td': {
    fontSize: '1.125rem',
    letterSpacing: '-0.015em',
    [theme.breakpoints.up('lg')]: { fontSize: '1.25rem' },
  },
  '& [data-shown="true"]': { backgroundColor: `color-mix(in srgb, ${color.mint} 55%, ${color.card})` },
  '&[data-overflows="true"] :is(th[scope="row"], thead td)': { boxShadow: `1px 0 0 ${color.line}` },
}));

const printedStyle = {
  display: 'none',
  '@media print': { display: 'block' },
  fontSize: '0.925rem',
  '& table': { mb: 3 },
  '& th, & td': { borderBottom: `1px solid ${color.line}`, py: 0.875 },
  '& thead > tr > *': { fontSize: 'inherit', borderColor: color.ink },
  '& tr[data-kind="total"] > *': { pt: 0.875 },
} as const;

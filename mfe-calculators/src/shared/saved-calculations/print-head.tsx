import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDayOf, isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { pageLink } from '../page-link';

type Props = {
  /** The company that all calculations are for; undefined where it is not known, or they are for several. */
  readonly company: string | undefined;
  /** The query of an address that opens what is printed. */
  readonly shareQuery: string;
};

/**
 * For whom the comparison was made, of which day its prices are, and where it can be opened; on paper alone. Prerendered
 * pages leave it out: they are rendered when the remote is released, and served on later days (docs/adr/0013).
 */
export function PrintHead({ company, shareQuery }: Props) {
  const { translate, preferences } = useShell();
  const [moment, setMoment] = useState(Date.now);

  useEffect(() => {
    // The page may have been open for days. Browsers print what stands there as soon as the event has been handled.
    const update = () => flushSync(() => setMoment(Date.now()));
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);

  const { host, pathname } = window.location;
  return (
    <Box sx={style}>
      {company !== undefined && <div>{translate('saved.print.for', { company: isolated(company) })}</div>}
      <div>{translate('saved.print.made', { date: formatDayOf(moment, preferences.language, { style: 'long' }) })}</div>
      {/* The whole address is too long to be typed; a PDF keeps what it leads to. */}
      <a href={pageLink(shareQuery)}>{`${host}${pathname}`}</a>
    </Box>
  );
}

const style = {
  display: 'none',
  typography: 'body2',
  '& > a': { color: 'inherit' },
  '@media print': { display: 'block', mb: 2 },
} as const;

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDayOf } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Typography } from '@programme/ui';

/**
 * The day of printing, on paper alone. Prerendered pages leave it out: they are rendered when the remote is
 * released, and served on later days (docs/adr/0013).
 */
export function PrintDay() {
  const { translate, preferences } = useShell();
  const [moment, setMoment] = useState(Date.now);

  useEffect(() => {
    // The page may have been open for days. Browsers print what stands there as soon as the event has been handled.
    const update = () => flushSync(() => setMoment(Date.now()));
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);

  return (
    <Typography variant="body2" sx={{ display: 'none', '@media print': { display: 'block', mb: 2 } }}>
      {translate('saved.print.made', { date: formatDayOf(moment, preferences.language, { style: 'long' }) })}
    </Typography>
  );
}

import { useState } from 'react';
import type { OfferMessage } from '@programme/contracts';

/** Whether staff have answered since the page was opened, until the reader has seen it. */
export function useNewAnswers(thread: readonly OfferMessage[] | null) {
  const answers = thread?.filter(({ author }) => author === 'staff').length ?? 0;
  const [seen, setSeen] = useState(answers);
  return { hasNew: answers > seen, markRead: () => setSeen(answers) };
}

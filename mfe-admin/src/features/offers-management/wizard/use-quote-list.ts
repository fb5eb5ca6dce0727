import { useEffect, useRef, useState } from 'react';
import type { QuoteFields } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import type { QuoteRequest } from '../quotes/quote-card';
import {
  withChangedQuote,
  withCopy,
  withMovedQuote,
  withoutQuote,
  withQuote,
  withRestoredQuote,
  type DraftQuote,
  type TypedQuote,
} from './draft';

type Quotes = readonly DraftQuote[];
type OpenForm = { readonly mode: 'add' } | { readonly mode: 'edit'; readonly key: number };

const addButton = '[data-add-quote]';
const moveButton = { up: '[data-move=up]', down: '[data-move=down]' };

/** The form that was open before a reload. */
const formOf = (typed: TypedQuote | null): OpenForm | null =>
  typed && (typed.key === null ? { mode: 'add' } : { mode: 'edit', key: typed.key });

/**
 * What is done with the quotes of a draft, where the keyboard goes after it, and what is said of it.
 *
 * @param typed what the open form held before a reload
 */
export function useQuoteList(changeQuotes: (change: (quotes: Quotes) => Quotes) => void, typed: TypedQuote | null) {
  const { translate, toast } = useShell();
  const [form, setForm] = useState(() => formOf(typed));
  const [announcement, setAnnouncement] = useState('');
  const container = useRef<HTMLDivElement>(null);
  /** What gets the focus once the list shows the change. */
  const focusNext = useRef<(() => HTMLElement | null | undefined) | null>(null);

  useEffect(() => {
    const element = focusNext.current?.();
    if (!element) return;
    focusNext.current = null;
    element.focus();
  });

  const focusAdd = () => {
    focusNext.current = () => container.current?.querySelector<HTMLElement>(addButton);
  };
  const open = (next: OpenForm) => {
    focusNext.current = () => container.current?.querySelector<HTMLElement>('form select, form input');
    setForm(next);
  };
  const close = () => {
    focusAdd();
    setForm(null);
  };

  const move = (direction: 'up' | 'down', { key }: DraftQuote, index: number) => {
    const by = direction === 'up' ? -1 : 1;
    changeQuotes((list) => withMovedQuote(list, key, by));
    setAnnouncement(translate('quote.moved', { number: index + 1 + by }));
    // At the end of the list the button that was pressed is disabled; its neighbour leads back.
    focusNext.current = () => {
      const card = container.current?.querySelectorAll('ol > li')[index + by];
      const button = card?.querySelector<HTMLButtonElement>(moveButton[direction]);
      return button?.disabled
        ? card?.querySelector<HTMLElement>(moveButton[direction === 'up' ? 'down' : 'up'])
        : button;
    };
  };

  const remove = (quote: DraftQuote, index: number) => {
    changeQuotes((list) => withoutQuote(list, quote.key));
    setAnnouncement(translate('quote.removed'));
    focusAdd();
    const undo = () => changeQuotes((list) => withRestoredQuote(list, quote, index));
    toast({ title: translate('quote.removed'), action: { label: translate('offers.undo'), onChoose: undo } });
  };

  return {
    form,
    container,
    announcement,
    add: () => open({ mode: 'add' }),
    close,
    /** The heading of the step, for what led to it is gone. */
    focusHeading: () => container.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus(),
    moveBy: (key: number, by: number) => changeQuotes((list) => withMovedQuote(list, key, by)),
    finish: (fields: QuoteFields) => {
      const edited = form?.mode === 'edit' ? form.key : undefined;
      changeQuotes((list) => (edited === undefined ? withQuote(list, fields) : withChangedQuote(list, edited, fields)));
      toast({ title: translate(edited === undefined ? 'quote.added' : 'quote.saved') });
      close();
    },
    request: (request: QuoteRequest, quote: DraftQuote, index: number) => {
      if (request === 'edit') open({ mode: 'edit', key: quote.key });
      else if (request === 'duplicate') changeQuotes((list) => withCopy(list, quote.key));
      else if (request === 'remove') remove(quote, index);
      else move(request, quote, index);
    },
  };
}

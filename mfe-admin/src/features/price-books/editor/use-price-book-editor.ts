import { useMemo, useState } from 'react';
import type { PriceBookDetails, PriceBookDraft } from '@programme/contracts';
import { isComplete, priceBookProblems, type PriceBookProblem } from '@programme/price-book';
import { useAdminDispatch, useAdminSelector, useAdminStore } from '../../../shared/admin.store';
import {
  afterSave,
  editDropped,
  editRebased,
  editRedone,
  editReplaced,
  editUndone,
  fieldsEdited,
  type PriceBookFields,
} from '../../../shared/price-book-edits/price-book-edits.slice';
import { withFigures, type Figure } from './book-figures';

/** A figure as it was typed or pasted; without a value its text is no figure. */
export type TypedFigure = { readonly path: string; readonly text: string; readonly value: Figure | undefined };

export type PriceBookEditor = {
  readonly fields: PriceBookFields;
  /** The book that it was made from, once it has been loaded. */
  readonly base: PriceBookDraft | undefined;
  readonly problems: readonly PriceBookProblem[];
  readonly isReadOnly: boolean;
  readonly isUnsaved: boolean;
  /** A field holds what is not taken over before it is left: there will be something to save, or to take back. */
  readonly isBeingTyped: boolean;
  readonly setBeingTyped: (isBeingTyped: boolean) => void;
  /** The version that a save names. */
  readonly version: number;
  /** Somebody else has saved another version since the first of these changes. */
  readonly isStale: boolean;
  readonly type: (figures: readonly TypedFigure[]) => void;
  readonly change: (fields: Partial<PriceBookFields>) => void;
  /** Changes the tables of the book; unreadable cells of changed tables are forgotten. */
  readonly changeContent: (content: PriceBookDraft, table: string) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** Forgets what is not saved. */
  readonly drop: () => void;
  /** Forgets what was sent, and keeps what was typed since. */
  readonly saved: (sent: PriceBookFields, version: number) => void;
  /** Lets what was typed replace the version that somebody else saved. */
  readonly keep: () => void;
};

const savedFields = ({ label, effectiveFrom, content }: PriceBookDetails): PriceBookFields => ({
  label,
  effectiveFrom,
  content,
  unreadable: {},
});

/** A book with what was typed into it, and what is wrong with it as it now stands. */
export function usePriceBookEditor(book: PriceBookDetails, base: PriceBookDraft | undefined): PriceBookEditor {
  const { id, version, status } = book;
  const dispatch = useAdminDispatch();
  const store = useAdminStore();
  const edit = useAdminSelector(({ priceBookEdits }) => priceBookEdits[id]);
  const before = useMemo(() => savedFields(book), [book]);
  const fields = edit?.now ?? before;
  const { content, effectiveFrom, unreadable } = fields;
  const [isBeingTyped, setBeingTyped] = useState(false);
  const isReadOnly = status === 'published' || status === 'withdrawn';
  const problems = useMemo(
    () =>
      isReadOnly
        ? []
        : priceBookProblems(content, {
            base: base && isComplete(base) ? base : null,
            now: new Date(),
            effectiveFrom: effectiveFrom === null ? null : new Date(effectiveFrom),
          }),
    [content, effectiveFrom, base, isReadOnly],
  );
  const change = (changed: Partial<PriceBookFields>) =>
    void dispatch(fieldsEdited({ id, version, before, after: { ...fields, ...changed } }));
  const isUnsaved = edit !== undefined && edit.past.length > 0;
  return {
    fields,
    base,
    problems,
    isReadOnly,
    isUnsaved,
    isBeingTyped,
    setBeingTyped,
    version: edit?.version ?? version,
    // After a save the book may be read a moment later than its version is known.
    isStale: isUnsaved && edit.version < version,
    type: (figures) => {
      const readable = figures.flatMap(({ path, value }) => (value === undefined ? [] : [{ path, value }]));
      const typed = new Set(figures.map(({ path }) => path));
      const others = Object.entries(unreadable).filter(([path]) => !typed.has(path));
      const wrong = figures.flatMap(({ path, text, value }) => (value === undefined ? [[path, text] as const] : []));
      change({ content: withFigures(content, readable), unreadable: Object.fromEntries([...others, ...wrong]) });
    },
    change,
    changeContent: (changed, table) =>
      change({
        content: changed,
        unreadable: Object.fromEntries(Object.entries(unreadable).filter(([path]) => !path.startsWith(`${table}.`))),
      }),
    undo: isUnsaved ? () => void dispatch(editUndone(id)) : undefined,
    redo: edit && edit.future.length > 0 ? () => void dispatch(editRedone(id)) : undefined,
    drop: () => void dispatch(editDropped(id)),
    saved: (sent, savedVersion) => {
      // As it is now, not as it was when the call began.
      const { [id]: present } = store.getState().priceBookEdits;
      if (present) dispatch(editReplaced({ id, edit: afterSave(present, sent, savedVersion) }));
    },
    keep: () => void dispatch(editRebased({ id, version })),
  };
}

import { useEffect, useRef } from 'react';
import { useShell } from '@programme/mfe-contract';
import { useAdminDispatch, useAdminSelector, useAdminStore } from '../admin.store';
import { allPriceBookEditsDropped, editsRestored } from '../price-book-edits/price-book-edits.slice';
import { allEditsDropped, editChanged } from '../translation-edits/translation-edits.slice';
import { keepEdits, keptText } from './kept-edits';

/** Whose edits the page's store holds. */
let owner: number | undefined;

/**
 * Keeps what is typed in the browser's tab: a reload, a crash or a tab that was put aside loses none of it. Whoever logs in
 * where somebody else's session has ended does not get theirs.
 */
export function useKeptEdits(): void {
  const { session } = useShell();
  const userId = session.user?.id;
  const dispatch = useAdminDispatch();
  const store = useAdminStore();
  const translationEdits = useAdminSelector((state) => state.translationEdits);
  const priceBookEdits = useAdminSelector((state) => state.priceBookEdits);
  const restoredFor = useRef<number>(undefined);
  /** What the tab keeps is not written over while it is read. */
  const isReading = useRef(false);

  useEffect(() => {
    if (userId === undefined) return;
    const isAnothers = owner !== undefined && owner !== userId;
    owner = userId;
    const isEmpty = [translationEdits, priceBookEdits].every((edits) => Object.keys(edits).length === 0);
    if (isAnothers && !isEmpty) {
      dispatch(allEditsDropped());
      dispatch(allPriceBookEditsDropped());
      return;
    }
    const restore = async (text: string) => {
      isReading.current = true;
      // Without an answer they stay in the tab, for the next reload.
      const loaded = await import(/* webpackChunkName: "kept-edits" */ './read-edits').catch(() => null);
      isReading.current = false;
      if (!loaded) return;
      const kept = loaded.readEdits(text);
      // What was typed meanwhile counts.
      const present = store.getState();
      dispatch(editsRestored({ ...kept.priceBookEdits, ...present.priceBookEdits }));
      for (const [key, edit] of Object.entries(kept.translationEdits))
        if (!present.translationEdits[key]) dispatch(editChanged({ key, edit }));
    };
    const text = restoredFor.current !== userId && isEmpty ? keptText(userId) : null;
    restoredFor.current = userId;
    if (text !== null) void restore(text);
    else if (!isReading.current) keepEdits(userId, { translationEdits, priceBookEdits });
  }, [userId, dispatch, store, translationEdits, priceBookEdits]);
}

import { useEffect, useRef } from 'react';
import { useShell } from '@programme/mfe-contract';
import { useAdminDispatch, useAdminSelector } from '../admin.store';
import { allPriceBookEditsDropped, editsRestored } from '../price-book-edits/price-book-edits.slice';
import { allEditsDropped, editChanged } from '../translation-edits/translation-edits.slice';
import { keepEdits, keptEdits } from './kept-edits';

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
  const translationEdits = useAdminSelector((state) => state.translationEdits);
  const priceBookEdits = useAdminSelector((state) => state.priceBookEdits);
  const restoredFor = useRef<number>(undefined);
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
    if (restoredFor.current !== userId && isEmpty) {
      const kept = keptEdits(userId);
      dispatch(editsRestored(kept.priceBookEdits));
      for (const [key, edit] of Object.entries(kept.translationEdits)) dispatch(editChanged({ key, edit }));
    } else keepEdits(userId, { translationEdits, priceBookEdits });
    restoredFor.current = userId;
  }, [userId, dispatch, translationEdits, priceBookEdits]);
}

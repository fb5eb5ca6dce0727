import { useEffect, useRef } from 'react';
import { useShell } from '@programme/mfe-contract';
import { useAdminDispatch, useAdminSelector } from '../admin.store';
import { editsRestored } from '../price-book-edits/price-book-edits.slice';
import { editChanged } from '../translation-edits/translation-edits.slice';
import { keepEdits, keptEdits } from './kept-edits';

/** Keeps what is typed in the browser's tab: a reload, a crash or a tab that was put aside loses none of it. */
export function useKeptEdits(): void {
  const { session } = useShell();
  const userId = session.user?.id;
  const dispatch = useAdminDispatch();
  const translationEdits = useAdminSelector((state) => state.translationEdits);
  const priceBookEdits = useAdminSelector((state) => state.priceBookEdits);
  const restoredFor = useRef<number>(undefined);
  useEffect(() => {
    if (userId === undefined) return;
    const isEmpty = [translationEdits, priceBookEdits].every((edits) => Object.keys(edits).length === 0);
    if (restoredFor.current !== userId && isEmpty) {
      const kept = keptEdits(userId);
      dispatch(editsRestored(kept.priceBookEdits));
      for (const [key, edit] of Object.entries(kept.translationEdits)) dispatch(editChanged({ key, edit }));
    } else keepEdits(userId, { translationEdits, priceBookEdits });
    restoredFor.current = userId;
  }, [userId, dispatch, translationEdits, priceBookEdits]);
}

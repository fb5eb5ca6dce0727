import { useShell } from '@programme/mfe-contract';
import { AdminFrame } from '../features/admin-frame/admin-frame';
import { useAdminDispatch, useAdminSelector } from '../shared/admin.store';
import { forgetEdits } from '../shared/kept-edits/kept-edits';
import { useKeptEdits } from '../shared/kept-edits/use-kept-edits';
import { LazyScreen } from '../shared/lazy-screen';
import { allPriceBookEditsDropped, unsavedBooks } from '../shared/price-book-edits/price-book-edits.slice';
import { allEditsDropped } from '../shared/translation-edits/translation-edits.slice';
import { adminTabs, type AdminTab as Tab } from './admin-tabs';

/** One tab in the frame that all share. The frame stays while tabs change, and with it the keyboard's place. */
export function AdminTab({ tab }: { readonly tab: Tab }) {
  const dispatch = useAdminDispatch();
  useKeptEdits();
  const { session } = useShell();
  const unsaved = useAdminSelector(
    ({ translationEdits, priceBookEdits }) => Object.keys(translationEdits).length + unsavedBooks(priceBookEdits),
  );
  const discard = () => {
    if (session.user) forgetEdits(session.user.id);
    dispatch(allEditsDropped());
    dispatch(allPriceBookEditsDropped());
  };
  return (
    <AdminFrame tabs={adminTabs} open={tab} unsaved={unsaved} onDiscard={discard}>
      <LazyScreen key={tab.route} load={tab.load} />
    </AdminFrame>
  );
}

import type { MouseEvent } from 'react';
import { routePath, useTranslate } from '@programme/mfe-contract';
import { useLocation, useNavigate } from '@programme/platform';
import { offerColumns, type OfferCell } from './offer-columns';

const [{ Cell: ClientCell }, ...columns] = offerColumns;

/**
 * One offer of the list. A click on the row opens the offer's page, as its name does, which is a link for keyboards and
 * new tabs. Explicit table roles, because browsers drop them when CSS lays the row out as a card.
 */
export function OfferRow(props: Omit<OfferCell, 'page'>) {
  const translate = useTranslate();
  const { search } = useLocation();
  const navigate = useNavigate();
  // With the query of the list, so that the way back leads to the same filters.
  const page = { pathname: routePath('offerDetails', { offerId: props.offer.id }), search };
  const open = (event: MouseEvent<HTMLElement>) => {
    if (isForRow(event)) void navigate(page);
  };
  return (
    <tr role="row" data-offer="" data-changed={props.changed || undefined} onClick={open}>
      <th role="rowheader" scope="row">
        <ClientCell {...props} page={page} />
      </th>
      {columns.map(({ id, label, isLabelled, Cell }) => (
        <td key={id} role="cell" data-column={id} data-label={isLabelled && translate(label)}>
          <Cell {...props} page={page} />
        </td>
      ))}
    </tr>
  );
}

/** A row that loads, with the lines of one that has. */
export function SkeletonRow() {
  const [{ skeleton }] = offerColumns;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" aria-hidden>
        {skeleton}
      </th>
      {columns.map((column) => (
        <td key={column.id} role="cell" data-column={column.id}>
          {column.skeleton}
        </td>
      ))}
    </tr>
  );
}

/** Whether a click is for the row: not for a button in it or a menu above it, and no selection of its text. */
function isForRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return target.closest('a, button') === null && window.getSelection()?.isCollapsed !== false;
}

import type { ReactNode } from 'react';
import { usualOrder, type OfferSort } from '@programme/contracts';
import { ExpandMoreIcon, styled, tokens } from '@programme/ui';
import type { OffersFilter } from './use-offers-filter';

export type SortChoice = Pick<OffersFilter, 'sort' | 'order'>;

type Props = {
  readonly sort: OfferSort;
  readonly chosen: SortChoice;
  readonly onSort: (choice: SortChoice) => void;
  readonly children: ReactNode;
};

const ariaOrders = { asc: 'ascending', desc: 'descending' } as const;

/** The head of a column that the list can be sorted by; a second click turns the order round. */
export function SortHead({ sort, chosen, onSort, children }: Props) {
  const isChosen = chosen.sort === sort;
  const turned = chosen.order === 'asc' ? 'desc' : 'asc';
  return (
    <th role="columnheader" scope="col" data-column={sort} aria-sort={isChosen ? ariaOrders[chosen.order] : 'none'}>
      <HeadButton type="button" onClick={() => onSort({ sort, order: isChosen ? turned : usualOrder[sort] })}>
        {children}
        <ExpandMoreIcon
          sx={{
            fontSize: 16,
            opacity: isChosen ? 1 : 0,
            transition: `transform ${tokens.motion}`,
            transform: isChosen && chosen.order === 'asc' ? 'rotate(180deg)' : 'none',
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          }}
        />
      </HeadButton>
    </th>
  );
}

const HeadButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 28,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  textAlign: 'left',
  '[aria-sort=ascending] > &, [aria-sort=descending] > &': { color: theme.palette.text.primary },
  '&:hover svg, &:focus-visible svg': { opacity: 1 },
}));

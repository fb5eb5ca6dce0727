import { routePaths } from '@programme/mfe-contract';
import { matchPath, useLocation } from '@programme/platform';
import { PriceBookScreen } from './book/price-book-screen';
import { PriceBooksList } from './list/price-books-list';

/** The prices: all price books, or at its own address one of them. */
export function PriceBooksPage() {
  const { pathname } = useLocation();
  const id = matchPath(routePaths.adminPriceBook, pathname)?.params.priceBookId;
  return id === undefined ? <PriceBooksList /> : <PriceBookScreen key={id} id={id} />;
}

import { routePath, useTranslate } from '@programme/mfe-contract';
import { CallFailure } from '../../../shared/failures/call-failure';
import { ListSkeleton } from '../../../shared/list-skeleton';
import { PageHead } from '../../../shared/page-head';
import { priceBooksApi } from '../api/price-books.api';
import { PriceBookContent } from './price-book-content';

/** One price book by its id. */
export function PriceBookScreen({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const { currentData: book, error, refetch, isFetching } = priceBooksApi.usePriceBookQuery(id, refetched);
  const { currentData: base } = priceBooksApi.usePriceBookQuery(book?.basedOn ?? '', { skip: !book?.basedOn });
  if (!book) {
    return (
      <>
        <PageHead
          title={translate('admin.tab.prices')}
          back={{ to: routePath('adminPrices'), label: translate('prices.back') }}
        />
        {isFetching ? (
          <ListSkeleton label={translate('prices.book.loading')} rows={8} />
        ) : (
          <CallFailure title={translate('prices.book.failed')} error={error} onRetry={() => void refetch()} />
        )}
      </>
    );
  }
  return <PriceBookContent book={book} base={base} />;
}

/** Others work on the book as well, and time alone makes a scheduled one the one in force. */
const refetched = { refetchOnMountOrArgChange: true } as const;

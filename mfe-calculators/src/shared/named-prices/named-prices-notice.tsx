import { withPriceBook, type NamedPriceBook } from '@programme/contracts';
import { formatDayOf } from '@programme/formatting';
import { routePath, useShell, type RouteId } from '@programme/mfe-contract';
import { RouterLink, useLocation } from '@programme/platform';
import { Box, Button, Notice } from '@programme/ui';
import { UseTodaysPrices } from './use-todays-prices';

/** Says by which prices a screen calculates. */
export function NamedPricesNotice({ book }: { readonly book: NamedPriceBook }) {
  const { translate, preferences } = useShell();
  const day = (instant: string | null) => (instant === null ? '' : formatDayOf(instant, preferences.language));
  if (book.isPreview) return <PreviewNotice book={book} />;
  return (
    <Notice
      tone="information"
      role="status"
      title={translate('namedPrices.former', { from: day(book.effectiveFrom), until: day(book.effectiveUntil) })}
      action={<UseTodaysPrices />}
    >
      {translate('namedPrices.former.text')}
    </Notice>
  );
}

const screens = [
  ['calculator2026', 'namedPrices.calculator'],
  ['comfort', 'comfort.title'],
  ['pricing', 'namedPrices.pricing'],
  ['discounts', 'discounts.title'],
] as const satisfies readonly (readonly [RouteId, string])[];

function PreviewNotice({ book }: { readonly book: NamedPriceBook }) {
  const { translate } = useShell();
  const { pathname, search } = useLocation();
  return (
    <Notice
      tone="warning"
      role="status"
      title={translate('namedPrices.preview', { label: book.label })}
      action={
        <Button component={RouterLink} to={routePath('adminPriceBook', { priceBookId: book.id })}>
          {translate('namedPrices.back')}
        </Button>
      }
    >
      <div>{translate('namedPrices.preview.text')}</div>
      <Box
        component="nav"
        aria-label={translate('namedPrices.screens')}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 1 }}
      >
        {screens.map(([route, title]) => (
          <Button
            key={route}
            size="small"
            component={RouterLink}
            to={`${routePath(route)}?${withPriceBook(search, book.id)}`}
            aria-current={pathname === routePath(route) ? 'page' : undefined}
          >
            {translate(title)}
          </Button>
        ))}
      </Box>
    </Notice>
  );
}

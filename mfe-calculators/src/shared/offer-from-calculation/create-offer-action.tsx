import { offerDraftQuery, type CalculatedQuote } from '@programme/contracts';
import { routePath, useShell, type Session } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import type { Currency } from '@programme/pricing';
import { Box, Button } from '@programme/ui';

type Props = {
  readonly quote: CalculatedQuote;
  readonly currency: Currency;
  /** For whom it was calculated; empty when nobody was named. */
  readonly company?: string;
  /** In what the offer will differ from what is on the screen. */
  readonly remark?: string | undefined;
};

/** Leads who may make offers to a new offer whose first quote is this calculation. Others do not see it. */
export function CreateOfferAction({ quote, currency, company = '', remark }: Props) {
  const { session, translate } = useShell();
  if (!mayMakeOffers(session)) return null;
  return (
    <Box sx={{ flexBasis: '100%' }}>
      <Button
        component={RouterLink}
        to={`${routePath('offersManagement')}?${offerDraftQuery(quote, currency)}`}
        // A name does not belong in an address: addresses are kept in logs and histories.
        state={{ company }}
        sx={{ ml: '-18px' }}
      >
        {translate('offerFrom.create')}
      </Button>
      {remark !== undefined && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{remark}</Box>}
    </Box>
  );
}

/** A shell of before contract 1.10 tells no permissions: there admins may do everything. */
export function mayMakeOffers({ user, may }: Pick<Session, 'user'> & Partial<Pick<Session, 'may'>>): boolean {
  return may ? may('offers.write') : user?.isAdmin === true;
}

import { useCallback } from 'react';
import { isApiError } from '@programme/api-client';
import { routePath, usePageTitle, useShell, useTranslate } from '@programme/mfe-contract';
import { RouterLink, useLocation, useNavigate } from '@programme/platform';
import { Box, Button, PageHeading, Panel } from '@programme/ui';
import { BackIcon } from '@programme/ui/staff-icons';
import { useAdminSelector } from '../../../shared/admin.store';
import { CallFailure } from '../../../shared/failures/call-failure';
import { LazyScreen } from '../../../shared/lazy-screen';
import { offersApi } from '../api/offers.api';
import { withOfferPageTexts } from '../display/with-offer-page-texts';
import { OffersIllustration } from '../list/offers-illustration';
import { useOfferRequests, type OfferRequestHandlers } from '../list/use-offer-requests';
import { OfferSkeleton } from './offer-skeleton';

type Props = OfferRequestHandlers & { readonly offerId: string };

const notFound = 404;

/** The page of one offer: how it stands, what it holds, and what has happened with it. */
export function OfferPage({ offerId, onEdit, onDuplicate }: Props) {
  const { translate, addTexts } = useShell();
  const navigate = useNavigate();
  // The query is the list's: its filters are there again on the way back.
  const { search } = useLocation();
  const list = { pathname: routePath('offersManagement'), search };
  const back = { to: list, label: translate('offerPage.back') };
  const isRemoved = useAdminSelector(({ offerRemovals }) => offerRemovals.includes(offerId));
  const { data, error, isFetching, refetch } = offersApi.useOfferDetailsQuery(offerId);
  const { act, dialog } = useOfferRequests({ onEdit, onDuplicate, onRemoved: () => void navigate(list) });
  const isMissing = isRemoved || (isApiError(error) && error.status === notFound);
  const details = isMissing || data?.offer.id !== offerId ? undefined : data;
  const load = useCallback(
    async () => (await withOfferPageTexts(addTexts, import('./offer-content'))).OfferContent,
    [addTexts],
  );

  return (
    <>
      {/* Once there is an offer, its title has the link. */}
      {!details && (
        <Button component={RouterLink} to={back.to} size="small" startIcon={<BackIcon />} sx={{ ml: -1, mb: 1 }}>
          {back.label}
        </Button>
      )}
      {isMissing && <MissingOffer />}
      {error !== undefined && !isMissing && !isFetching && (
        <CallFailure title={translate('offerPage.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!isMissing && (details || isFetching) && (
        <LazyScreen
          load={load}
          loading={<OfferSkeleton />}
          props={{ details, back, onRequest: (request) => details && act(request, details.offer) }}
        />
      )}
      {dialog}
    </>
  );
}

function MissingOffer() {
  const translate = useTranslate();
  usePageTitle(translate('offerPage.missing'));
  return (
    <Panel sx={{ py: { xs: 4, sm: 6 }, textAlign: 'center', '& h1': { mt: 2 } }}>
      <OffersIllustration />
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <PageHeading title={translate('offerPage.missing')} lead={translate('offerPage.missing.text')} />
      </Box>
    </Panel>
  );
}

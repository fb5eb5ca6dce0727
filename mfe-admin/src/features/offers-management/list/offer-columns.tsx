import type { ComponentType, ReactNode } from 'react';
import type { Creator, ListedOffer, OfferSort } from '@programme/contracts';
import { formatDate } from '@programme/formatting';
import type { TextKey } from '@programme/i18n';
import { useShell, useTranslate } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Amount, Box, Skeleton } from '@programme/ui';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { CreatorMark } from '../display/creator-mark';
import { MaskedCode } from '../display/masked-code';
import { OpensLine } from '../display/opens-line';
import { QuoteSummary } from '../display/quote-summary';
import { StatusPill } from '../display/status-pill';
import { OfferActions } from './offer-actions';
import type { OfferRequest } from './offer-menu';
import { OfferTotals } from './offer-totals';

export type OfferCell = {
  readonly offer: ListedOffer;
  /** Whether it is new, or not as it was shown before. */
  readonly changed: boolean;
  readonly creators: readonly Creator[];
  /** Of the offer. */
  readonly page: { readonly pathname: string; readonly search: string };
  readonly onRequest: (request: OfferRequest) => void;
};

type OfferColumn = {
  /** As `offers-table.styles.ts` names it. */
  readonly id: string;
  readonly label: TextKey;
  readonly sort?: OfferSort;
  /** Whether the label stands above the cell where each offer is a card. */
  readonly isLabelled?: true;
  readonly Cell: ComponentType<OfferCell>;
  /** Stands in the cell while the list loads. */
  readonly skeleton: ReactNode;
};

const line = (width: string | number) => <Skeleton width={width} />;

/** The columns of the list, in their order (decision B37): head, cell, label and what stands there while it loads. */
export const offerColumns: readonly [OfferColumn, ...OfferColumn[]] = [
  {
    id: 'client',
    label: 'offers.client',
    sort: 'client',
    Cell: ClientCell,
    skeleton: (
      <>
        {line('70%')}
        <small>{line('90%')}</small>
      </>
    ),
  },
  {
    id: 'status',
    label: 'offers.status',
    Cell: StatusCell,
    skeleton: (
      <>
        <Skeleton variant="rounded" width={96} height={24} />
        <small data-wide="">{line(80)}</small>
      </>
    ),
  },
  {
    id: 'creator',
    label: 'offers.creator',
    isLabelled: true,
    Cell: ({ offer, creators }) => <CreatorMark name={offer.creator} creators={creators} />,
    skeleton: <Skeleton variant="circular" width={28} height={28} />,
  },
  {
    id: 'totals',
    label: 'offers.totals',
    isLabelled: true,
    Cell: OfferTotals,
    skeleton: line('100%'),
  },
  {
    id: 'currency',
    label: 'offers.currency',
    Cell: ({ offer }) => offer.currency,
    skeleton: line(32),
  },
  {
    id: 'password',
    label: 'offers.password',
    isLabelled: true,
    Cell: MaskedCode,
    skeleton: line(150),
  },
  {
    id: 'validUntil',
    label: 'offers.validUntil',
    sort: 'validUntil',
    isLabelled: true,
    Cell: ValidUntilCell,
    skeleton: (
      <>
        {line(84)}
        <small data-narrow="created">{line(84)}</small>
      </>
    ),
  },
  {
    id: 'created',
    label: 'offers.created',
    sort: 'created',
    isLabelled: true,
    Cell: CreatedCell,
    skeleton: line(84),
  },
  {
    id: 'actions',
    label: 'offers.actions',
    Cell: OfferActions,
    skeleton: <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{line(96)}</Box>,
  },
];

function ClientCell({ offer, changed, page }: OfferCell) {
  const translate = useTranslate();
  return (
    <>
      <RouterLink to={page}>
        <bdi>{offer.clientName}</bdi>
      </RouterLink>
      {changed && <small data-mark="">{translate('offers.changed')}</small>}
      <QuoteSummary quotes={offer.quotes} />
    </>
  );
}

function StatusCell({ offer }: OfferCell) {
  const { language } = useShell().preferences;
  return (
    <>
      <StatusPill status={offer.status} daysLeft={offer.daysLeft} opens={offer.opens} />
      <small data-wide="">
        <OpensLine offer={offer} />
      </small>
      <small data-narrow="validUntil">
        <Amount>{formatDate(offer.validUntil, language)}</Amount>
      </small>
    </>
  );
}

function ValidUntilCell({ offer }: OfferCell) {
  const { translate, preferences } = useShell();
  const clock = useStaffClock();
  return (
    <>
      <Amount sx={{ color: offer.expired ? 'text.secondary' : undefined }}>
        {formatDate(offer.validUntil, preferences.language)}
      </Amount>
      <small data-narrow="created">{translate('offers.created.on', { day: clock.dayOf(offer.createdAt) })}</small>
    </>
  );
}

function CreatedCell({ offer }: OfferCell) {
  return <Amount>{useStaffClock().dayOf(offer.createdAt)}</Amount>;
}

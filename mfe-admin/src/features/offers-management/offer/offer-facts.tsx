import { useId } from 'react';
import type { DetailedOffer, OfferEvent } from '@programme/contracts';
import { formatDate, isolated, mailLink } from '@programme/formatting';
import { languageNames } from '@programme/i18n';
import { useShell } from '@programme/mfe-contract';
import { Amount, Box, Panel, tokens, Typography } from '@programme/ui';
import { useStaffClock } from '../../../shared/staff-clock/use-staff-clock';
import { creatorsApi } from '../../../shared/creators.api';
import { CreatorMark } from '../display/creator-mark';
import { Fact } from '../display/fact';
import { MaskedCode } from '../display/masked-code';

type Props = {
  readonly offer: DetailedOffer;
  /** Whole days to the last valid day; negative once that is over. */
  readonly daysLeft: number;
  /** The history, once it has been loaded: it names who made the offer. */
  readonly events: readonly OfferEvent[];
};

/** What an offer is, apart from its quotes. */
export function OfferFacts({ offer, daysLeft, events }: Props) {
  const { translate, preferences } = useShell();
  const clock = useStaffClock();
  const { language } = preferences;
  const title = useId();
  const { data: creators = [] } = creatorsApi.useCreatorsQuery();
  const author = events.find(({ action }) => action === 'created')?.username;
  const created = clock.dateTime(offer.createdAt);
  const left = () => {
    if (daysLeft < 0) return translate('offers.expired');
    return daysLeft === 0 ? translate('offerPage.daysLeft.none') : translate('offerPage.daysLeft', { count: daysLeft });
  };
  return (
    <Panel
      component="section"
      aria-labelledby={title}
      sx={{ order: { xs: -1, lg: 0 }, gridColumn: { lg: 2 }, gridRow: { lg: '1 / span 6' } }}
    >
      <Typography component="h2" variant="h2" id={title}>
        {translate('offerPage.facts')}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 2,
          display: 'grid',
          columnGap: 3,
          rowGap: 2,
          gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(min(8.75rem, 100%), 1fr))', lg: 'minmax(0, 1fr)' },
        }}
      >
        <Fact name={translate('offers.creator')}>
          <CreatorMark name={offer.creator} creators={creators} />
        </Fact>
        {offer.contactName && offer.contactEmail && (
          <Fact name={translate('offers.contact')}>
            <bdi>{offer.contactName}</bdi>
            <Box
              component="a"
              href={mailLink(offer.contactEmail)}
              sx={{ display: 'block', color: tokens.color.brandText }}
            >
              {offer.contactEmail}
            </Box>
          </Fact>
        )}
        {offer.language && <Fact name={translate('offers.language')}>{languageNames[offer.language]}</Fact>}
        <Fact name={translate('offers.currency')}>{offer.currency}</Fact>
        <Fact name={translate('offers.validUntil')}>
          <Amount>{formatDate(offer.validUntil, language)}</Amount>
          {(offer.status === 'open' || offer.status === 'expired') && (
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{left()}</Box>
          )}
        </Fact>
        <Fact name={translate('offers.created')}>
          {author == null ? created : translate('offerPage.createdBy', { day: created, username: isolated(author) })}
        </Fact>
        <Fact name={translate('offers.password')}>
          <MaskedCode offer={offer} />
        </Fact>
      </Box>
    </Panel>
  );
}

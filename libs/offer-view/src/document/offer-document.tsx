import type { ReactNode } from 'react';
import { Box, Divider, Notice, Stack, tokens, Typography } from '@programme/ui';
import type { OfferViewModel } from '../model/offer-view-model';
import type { AcceptedParts } from './accepted-parts';
import { contentColumn } from './content-column';
import { documentKit } from './document-kit';
import { OfferCover, overlap } from './offer-cover';
import { optionsOf, type Choice } from './option-list';
import { PlainText } from './plain-text';
import { QuoteCard } from './quote-card';
import { ReceiptsSection } from './receipts-section';
import { useLengths } from './use-lengths';

type Props = {
  readonly view: OfferViewModel;
  /** What can be done with the whole offer. */
  readonly action?: ReactNode;
  /** Marks the cards of a quote and says why. */
  readonly marked?: { readonly quote: string; readonly text: string } | undefined;
  readonly className?: string;
  /** What became of the offer; above everything that was offered, or in its place. */
  readonly announcement?: ReactNode;
  /** What can be done about an offer that has expired; below the words that say so. */
  readonly expiredAction?: ReactNode;
  /** The length that the reader has chosen, of all that are offered. */
  readonly choice?: Choice | null;
  /** Without it nobody can choose here. */
  readonly onChoose?: (choice: Choice) => void;
  /** Draws an accepted offer: what was accepted is marked, all else is folded. */
  readonly accepted?: AcceptedParts | null | undefined;
  /** Tells which contract length of an option the reader looks at. */
  readonly onLook?: (choice: Choice) => void;
  /** What stands below the options and their receipts. */
  readonly children?: ReactNode;
  /** Stands last before the footer, also in an offer without quotes. */
  readonly closing?: ReactNode;
};

/**
 * An offer that has been opened, from its cover to its footer (S2 §2): the options first, details below. Its layout
 * follows its own width, not the screen's.
 */
export function OfferDocument({
  view,
  action,
  marked,
  className,
  announcement,
  expiredAction,
  choice = null,
  onChoose,
  onLook,
  accepted = null,
  children,
  closing,
}: Props) {
  return (
    <Box
      component="article"
      {...(className && { className })}
      sx={{
        pb: 4,
        '@media screen': { containerType: 'inline-size' },
        '@media print': { pb: 0 },
      }}
    >
      <OfferCover view={view} action={action} accepted={accepted} />
      <Stack
        sx={{
          ...contentColumn,
          gap: { xs: 3, '@md': 7 },
          mt: `-${overlap}px`,
          position: 'relative',
          '@media print': { width: '100%', mt: 2, gap: 3 },
        }}
      >
        {(announcement || view.expired || view.quotes.length === 0) && (
          <Announcements view={view} expiredAction={expiredAction}>
            {announcement}
          </Announcements>
        )}
        {view.introduction && (
          <Box sx={introductionCard}>
            <PlainText>{view.introduction}</PlainText>
          </Box>
        )}
        {view.quotes.length > 0 && (
          <>
            <Quotes {...{ view, marked, choice, onChoose, onLook, accepted }} />
            {view.terms && (
              <Box component="section">
                <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
                  {view.terms.title}
                </Typography>
                <PlainText>{view.terms.text}</PlainText>
              </Box>
            )}
            {accepted && children ? <accepted.Details kit={documentKit}>{children}</accepted.Details> : children}
          </>
        )}
        {closing}
        {/* On paper the cover says the same, and this line would take a sheet of its own. */}
        <Box component="footer" className="screen-only">
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {view.footer}
          </Typography>
        </Box>
      </Stack>
    </Box>
  );
}

/** As close to the options as they are to each other. */
const closeToOptions = { mb: { xs: -2, '@md': -4 }, '@media print': { mb: 0 } } as const;

const introductionCard = {
  ...closeToOptions,
  p: { xs: 2.25, '@sm': 3, '@lg': 4 },
  bgcolor: tokens.color.card,
  border: `1px solid ${tokens.color.edge}`,
  borderRadius: `${tokens.radius.large}px`,
  boxShadow: tokens.shadow.raised,
  '@media print': { mb: 0, p: 0, border: 0, boxShadow: 'none' },
} as const;

function Announcements({ view, expiredAction, children }: Pick<Props, 'view' | 'expiredAction' | 'children'>) {
  return (
    <Stack sx={{ gap: 1.5, ...closeToOptions }}>
      {children}
      {view.expired && (
        <Notice tone="warning" role="alert">
          <span>{view.expired.text}</span>
          {expiredAction}
        </Notice>
      )}
      {view.quotes.length === 0 && !children && (
        <Notice tone="information" role="status">
          {view.noQuotes}
        </Notice>
      )}
    </Stack>
  );
}

function Quotes({
  view: { quotes },
  marked,
  choice = null,
  onChoose,
  onLook,
  accepted = null,
}: Pick<Props, 'view' | 'marked' | 'choice' | 'onChoose' | 'onLook' | 'accepted'>) {
  const lengths = useLengths(accepted?.view ?? choice, onLook);
  const options = quotes.flatMap(optionsOf);
  return (
    <>
      <Stack divider={<Divider sx={{ borderColor: tokens.color.line }} />} sx={{ gap: { xs: 1.25, '@md': 3 } }}>
        {quotes.map((quote) => (
          <QuoteCard
            key={quote.id}
            quote={quote}
            lengths={lengths}
            mark={quote.id === marked?.quote ? marked.text : undefined}
            chosen={choice}
            onChoose={onChoose}
            accepted={accepted}
          />
        ))}
      </Stack>
      <ReceiptsSection
        // The others stand in their folds.
        options={accepted ? options.filter(({ id }) => id === accepted.view.option) : options}
        shownOf={lengths.shownOf}
      />
    </>
  );
}

import type { ReactNode } from 'react';
import { Box, Notice, Stack, tokens, Typography } from '@programme/ui';
import type { OfferViewModel } from '../model/offer-view-model';
import { contentColumn } from './content-column';
import { OfferCover, overlap } from './offer-cover';
import { OptionCard } from './option-card';
import { optionsOf } from './option-list';
import { PlainText } from './plain-text';
import { QuoteNote } from './quote-note';
import { ReceiptsSection } from './receipts-section';
import { useLengths } from './use-lengths';

/** Between cards. */
const gap = { narrow: 2, wide: 3 } as const;

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
  /** Tells which contract length of an option the reader chose; `option` is `<id of the quote>-<package>`. */
  readonly onChooseLength?: (option: string, months: number) => void;
  /** What stands below the options, their receipts and their notes. */
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
  onChooseLength,
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
      <OfferCover view={view} action={action} />
      <Stack
        sx={{
          ...contentColumn,
          gap: { xs: 3.5, '@md': 7 },
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
            <Options view={view} marked={marked} onChooseLength={onChooseLength} />
            {view.terms && (
              <Box component="section">
                <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
                  {view.terms.title}
                </Typography>
                <PlainText>{view.terms.text}</PlainText>
              </Box>
            )}
            <Notes view={view} />
            {children}
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

function Options({ view, marked, onChooseLength }: Pick<Props, 'view' | 'marked' | 'onChooseLength'>) {
  const { shownOf, choose, wasChanged } = useLengths();
  const options = optionsOf(view.quotes);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@md': 'repeat(2, minmax(0, 1fr))' },
          columnGap: 3,
          // Cards share rows, and a gap would stand between those too: cards have margins instead.
          '& > *': { mb: { xs: gap.narrow, '@md': gap.wide } },
          mb: { xs: -gap.narrow, '@md': -gap.wide },
          '@media print': { display: 'block', mb: 0 },
        }}
      >
        {options.map((option) => (
          <OptionCard
            key={option.id}
            option={option}
            shown={shownOf(option)?.months}
            changed={wasChanged(option.id)}
            onChoose={(months) => {
              choose(option.id, months);
              onChooseLength?.(option.id, months);
            }}
            mark={option.quote === marked?.quote ? marked.text : undefined}
          />
        ))}
      </Box>
      <ReceiptsSection options={options} shownOf={shownOf} />
    </>
  );
}

function Notes({ view }: Pick<Props, 'view'>) {
  const notes = view.quotes.flatMap(({ id, option, note }) => (note ? [{ id, option, note }] : []));
  if (notes.length === 0) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      {notes.map(({ id, ...note }) => (
        <QuoteNote key={id} {...note} />
      ))}
    </Stack>
  );
}

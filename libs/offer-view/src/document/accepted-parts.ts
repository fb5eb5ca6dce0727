import type { ComponentType, ReactNode } from 'react';
import type { SxProps, Theme } from '@programme/ui';
import type { AcceptedView } from '../model/offer-view-model';
import type { QuoteView } from '../model/quote-view';
import type { DocumentKit } from './document-kit';
import type { Lengths } from './use-lengths';

export type AcceptedOptionsProps = {
  readonly quote: QuoteView;
  readonly lengths: Lengths;
  readonly accepted: AcceptedView;
  readonly kit: DocumentKit;
};

/** How an accepted offer is drawn: apart from the document, since most offers need none of it. */
export type AcceptedParts = {
  readonly view: AcceptedView;
  /** The options of a quote, and its note. */
  readonly Options: ComponentType<AcceptedOptionsProps>;
  /** Stands on the cover, below whom the offer is for. */
  readonly Thanks: ComponentType<Pick<AcceptedOptionsProps, 'accepted'>>;
  /** Folds what stands below the options: it compares what nobody chooses from any more. */
  readonly Details: ComponentType<Pick<AcceptedOptionsProps, 'kit'> & { readonly children: ReactNode }>;
  /** The looks of the cover, and of the card of a quote. */
  readonly coverLook: SxProps<Theme>;
  cardLook(props: Pick<AcceptedOptionsProps, 'quote' | 'accepted'>): object;
};

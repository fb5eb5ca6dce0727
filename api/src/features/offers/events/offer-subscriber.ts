import type { OfferAction } from '@programme/contracts';
import type { Transaction } from '../../../platform/database/sql.js';
import type { Evidence } from '../records/evidence.js';
import type { OfferEntity } from '../records/offer.entity.js';
import type { NewEvent } from './offer-event-chain.repository.js';

/** What subscribers need besides what is stored: never stored, never hashed. */
type EventData = {
  readonly accepted: { readonly evidence: Evidence };
  readonly declined: { readonly evidence: Evidence };
  readonly changed: { readonly isNewDay: boolean };
  readonly 'question-asked': { readonly text: string };
  readonly 'question-answered': { readonly text: string };
};

type DataOf<Action extends OfferAction> = Action extends keyof EventData
  ? { readonly data: EventData[Action] }
  : { readonly data?: undefined };

/** What a command says of itself. */
export type OfferEventOf<Action extends OfferAction> = Omit<NewEvent, 'action' | 'offerId'> &
  DataOf<Action> & {
    readonly action: Action;
    /** As the command read it, with its creator; a new one has none. */
    readonly offer: OfferEntity;
  };

/** What is told and not stored as an event of the offer: a client has opened its page for the first time in a session. */
export type OfferOpened = {
  readonly action: 'opened';
  readonly offer: OfferEntity;
  readonly data: { readonly id: number; readonly sessionKey: string; readonly viewedAt: Date };
};

export type ToldAction = OfferAction | OfferOpened['action'];

export type Told<Action extends ToldAction> = Action extends OfferAction
  ? OfferEventOf<Action> & { readonly sequence: number }
  : OfferOpened;

/** Something that follows from what is done with offers (docs/adr/0034). Subscribers do not depend on each other. */
export type OfferSubscriber = {
  /** Of its own; subscribers are called in the order of their names. */
  readonly name: string;
  /** Writes rows, in the transaction of the command; an error undoes the command. No network, and nothing slow. */
  readonly inTransaction?: {
    readonly [Action in ToldAction]?: (transaction: Transaction, told: Told<Action>) => Promise<void>;
  };
  /** What may fail: an error is logged, for the command has succeeded. */
  readonly afterCommit?: { readonly [Action in ToldAction]?: (told: Told<Action>) => Promise<void> | void };
};

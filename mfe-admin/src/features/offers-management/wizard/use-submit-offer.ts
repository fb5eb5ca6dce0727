import { useState } from 'react';
import { isApiError, type ApiError } from '@programme/api-client';
import { check, issueText, newOfferSchema, type OfferCreated } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { useAdminDispatch } from '../../../shared/admin.store';
import { offersApi } from '../api/offers.api';
import { useIdempotencyKey } from '../api/use-idempotency-key';
import { isSaved, type Draft } from './draft';
import { offerBasicsOf } from './draft-basics';
import type { Messages } from '../quotes/quote-form';
import type { PriceChange } from './price-change';

const isConflict = (error: unknown): error is ApiError => isApiError(error) && error.status === 409;

/** A conflict with what the client has answered. */
const isAccepted = (error: unknown): boolean => isConflict(error) && error.state?.status === 'accepted';

/** A conflict of versions, which the offer's stored state tells more about. */
const isOvertaken = (error: unknown): boolean => isConflict(error) && error.totals === undefined && !isAccepted(error);

/**
 * Why the offer was not saved. `stale`: somebody else changed it since it was loaded (decision B19). `prices`: its quotes
 * are not priced any more as the salesperson saw them.
 * `accepted`: the client has accepted the offer since.
 */
export type SubmitFailure =
  | { readonly kind: 'missing' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'accepted' }
  | { readonly kind: 'prices'; readonly change: PriceChange }
  | { readonly kind: 'failed'; readonly error: unknown };

type Outcomes = {
  /** Called when the offer is sent. The returned function tells whether that draft is still open. */
  readonly watchOpened: () => () => boolean;
  readonly onCreated: (created: OfferCreated) => void;
  readonly onUpdated: () => void;
  readonly onRefused: (messages: Messages) => void;
};

/**
 * Creates or updates the offer of a draft; retries with the same contents are idempotent.
 *
 * @param seenBookId the book of the prices that the salesperson saw: the API refuses another one than that in force
 */
export function useSubmitOffer(
  draft: Draft,
  seenBookId: string | undefined,
  { watchOpened, onCreated, onUpdated, onRefused }: Outcomes,
) {
  const { translate, preferences, toast } = useShell();
  const dispatch = useAdminDispatch();
  const [create, creating] = offersApi.useCreateOfferMutation();
  const [change, changing] = offersApi.useChangeOfferMutation();
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const { keyOf, forgetKey } = useIdempotencyKey('create-offer');

  const submit = async (priceBookId = seenBookId) => {
    setFailure(null);
    const offer = { ...offerBasicsOf(draft.basics), quotes: draft.quotes.map(({ fields }) => fields), priceBookId };
    const checked = check(newOfferSchema, offer);
    if (!checked.ok) {
      setFailure({ kind: 'missing' });
      toast({ tone: 'error', title: translate('wizard.missing'), description: translate('wizard.missing.text') });
      return onRefused(
        Object.fromEntries(
          checked.issues.map((issue) => [issue.field, issueText(issue, translate, preferences.language)]),
        ),
      );
    }
    const isOpen = watchOpened();
    if (!draft.before) {
      const { data, error } = await create({ offer, idempotencyKey: keyOf(offer) });
      if (!data) return fail(error, isOpen());
      forgetKey();
      toast({ title: translate('wizard.created'), description: translate('wizard.created.text') });
      return isOpen() ? onCreated(data) : undefined;
    }
    const { id, version } = draft.before.offer;
    const { error } = await change({ ...offer, id, version });
    if (error !== undefined && !(await isSavedAlready(error))) return fail(error, isOpen());
    toast({ title: translate('wizard.updated') });
    if (isOpen()) onUpdated();
  };

  /** Detects a conflict with our own update whose response was lost: the stored offer equals the sent one. */
  const isSavedAlready = async (error: unknown): Promise<boolean> => {
    if (!draft.before || !isOvertaken(error)) return false;
    const once = { subscribe: false, forceRefetch: true } as const;
    const { data } = await dispatch(offersApi.endpoints.offerDetails.initiate(draft.before.offer.id, once));
    return data !== undefined && isSaved(draft, data);
  };

  const fail = (error: unknown, isOpen: boolean) => {
    const stale = draft.before !== null && isOvertaken(error);
    const change = isConflict(error) ? error.totals : undefined;
    const accepted = isAccepted(error);
    const reason = change ? 'wizard.prices' : accepted ? 'wizard.accepted' : stale ? 'wizard.stale' : 'offers.tryAgain';
    toast({
      tone: 'error',
      title: translate(draft.before ? 'wizard.update.failed' : 'wizard.create.failed'),
      description: translate(reason),
    });
    if (!isOpen) return;
    if (change) return setFailure({ kind: 'prices', change });
    setFailure(accepted ? { kind: 'accepted' } : stale ? { kind: 'stale' } : { kind: 'failed', error });
    if (isApiError(error) && Object.keys(error.errors).length > 0) onRefused(error.errors);
  };

  return {
    submit,
    submitting: creating.isLoading || changing.isLoading,
    failure,
    /** Says at once what the server would say of a change. */
    failAs: (kind: 'stale' | 'accepted') => setFailure({ kind }),
    forgetFailure: () => setFailure(null),
  };
}

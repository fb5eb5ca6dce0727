import { nanoid } from 'nanoid';
import { useRef, useState } from 'react';
import { isApiError } from '@programme/api-client';
import { check, issueText, newOfferSchema, type NewOffer, type OfferCreated } from '@programme/contracts';
import { useShell } from '@programme/mfe-contract';
import { offersApi } from '../offers.api';
import type { Draft } from './draft';
import type { Messages } from '../quotes/quote-form';

const conflict = 409;

/** Why the offer was not saved. `stale`: somebody else changed it since it was loaded (decision B19). */
export type SubmitFailure =
  { readonly kind: 'missing' } | { readonly kind: 'stale' } | { readonly kind: 'failed'; readonly error: unknown };

type Outcomes = {
  readonly onCreated: (created: OfferCreated) => void;
  readonly onUpdated: () => void;
  readonly onRefused: (messages: Messages) => void;
};

/** Creates or updates the offer of a draft, once however often it is tried with the same contents. */
export function useSubmitOffer(draft: Draft, { onCreated, onUpdated, onRefused }: Outcomes) {
  const { translate, preferences, toast } = useShell();
  const [create, creating] = offersApi.useCreateOfferMutation();
  const [change, changing] = offersApi.useChangeOfferMutation();
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  /** An answer that was lost must not make a second offer: the same contents are sent under the same key. */
  const attempt = useRef({ contents: '', key: '' });

  const keyOf = (offer: NewOffer): string => {
    const contents = JSON.stringify(offer);
    if (attempt.current.contents !== contents) attempt.current = { contents, key: nanoid() };
    return attempt.current.key;
  };

  const submit = async () => {
    setFailure(null);
    const offer = { ...draft.basics, quotes: draft.quotes.map(({ fields }) => fields) };
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
    if (!draft.before) {
      const { data, error } = await create({ offer, idempotencyKey: keyOf(offer) });
      if (!data) return fail(error);
      attempt.current = { contents: '', key: '' };
      toast({ title: translate('wizard.created'), description: translate('wizard.created.text') });
      return onCreated(data);
    }
    const { id, version } = draft.before.offer;
    const { error } = await change({ ...offer, id, version });
    if (error !== undefined) return fail(error);
    toast({ title: translate('wizard.updated') });
    onUpdated();
  };

  const fail = (error: unknown) => {
    const stale = draft.before !== null && isApiError(error) && error.status === conflict;
    setFailure(stale ? { kind: 'stale' } : { kind: 'failed', error });
    toast({
      tone: 'error',
      title: translate(draft.before ? 'wizard.update.failed' : 'wizard.create.failed'),
      description: translate(stale ? 'wizard.stale' : 'offers.tryAgain'),
    });
    if (isApiError(error) && Object.keys(error.errors).length > 0) onRefused(error.errors);
  };

  return {
    submit,
    submitting: creating.isLoading || changing.isLoading,
    failure,
    forgetFailure: () => setFailure(null),
  };
}

import { useEffect } from 'react';
import { isApiError } from '@programme/api-client';
import { offersApi, type ReportedState } from '../../shared/offers.api';
import type { ViewTracker } from './view-tracker';

/**
 * Records that the offer is being read, and for how long, for as long as the screen is open. Each report learns how the
 * offer stands by then.
 *
 * @param offerId null for an offer of which nothing can be read yet
 * @param onState the same function in each rendering
 * @param Tracker undefined until it is loaded, once the prices are shown
 */
export function useViewTracking(
  offerId: string | null,
  onState: (state: NonNullable<ReportedState>) => void,
  Tracker: typeof ViewTracker | undefined,
): void {
  const [recordView] = offersApi.useRecordViewMutation();
  const [reportView] = offersApi.useReportViewMutation();

  useEffect(() => {
    if (offerId === null || !Tracker) return;
    const tracker = new Tracker({
      record: async () => (await recordView(offerId)).data?.id ?? null,
      report: async (viewId, duration, activeSeconds) => {
        const { data: state, error } = await reportView({ offerId, viewId, duration, activeSeconds });
        if (state) onState(state);
        return !isClientError(error);
      },
    });
    let stop: (() => void) | undefined;
    // Not at once: React's strict mode opens a screen twice, and only the second time counts.
    const opening = setTimeout(() => (stop = tracker.start()), 0);
    return () => {
      clearTimeout(opening);
      stop?.();
    };
  }, [offerId, recordView, reportView, onState, Tracker]);
}

/** A client error ends the tracking: the session has expired or the offer is deleted. Other errors may be temporary. */
const isClientError = (error: unknown): boolean => isApiError(error) && error.status >= 400 && error.status < 500;

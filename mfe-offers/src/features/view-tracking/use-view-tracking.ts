import { useEffect } from 'react';
import { isApiError } from '@programme/api-client';
import { offersApi } from '../../shared/offers.api';
import { ViewTracker } from './view-tracker';

/** Records that the offer is being read, and for how long, for as long as the screen is open. */
export function useViewTracking(offerId: string): void {
  const [recordView] = offersApi.useRecordViewMutation();
  const [reportView] = offersApi.useReportViewMutation();

  useEffect(() => {
    const tracker = new ViewTracker({
      record: async () => (await recordView(offerId)).data?.id ?? null,
      report: async (viewId, duration, activeSeconds) => {
        const { error } = await reportView({ offerId, viewId, duration, activeSeconds });
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
  }, [offerId, recordView, reportView]);
}

/** The session has ended or the offer is gone. No answer at all is no refusal: the next report may come through. */
const isClientError = (error: unknown): boolean => isApiError(error) && error.status >= 400 && error.status < 500;

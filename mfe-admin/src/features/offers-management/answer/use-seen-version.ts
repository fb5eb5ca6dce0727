import { useState } from 'react';
import type { Offer } from '@programme/contracts';
import { useAdminDispatch } from '../../../shared/admin.store';
import { offersApi } from '../api/offers.api';

/**
 * The version of the offer that the person in front of a dialog has seen. It stays when the offer changes in the
 * background, so that nobody confirms what they have not seen.
 */
export function useSeenVersion({ id, version }: Offer) {
  const dispatch = useAdminDispatch();
  const [seen, setSeen] = useState(version);
  const [isReloaded, setReloaded] = useState(false);

  const reload = async () => {
    const once = { subscribe: false, forceRefetch: true } as const;
    const { data } = await dispatch(offersApi.endpoints.offerDetails.initiate(id, once));
    if (!data) return false;
    setSeen(data.offer.version);
    setReloaded(true);
    return true;
  };
  return { version: seen, isReloaded, reload };
}

import { apiPaths, type Settings } from '@programme/contracts';
import { adminApi } from './admin.api';

/** How much the server's clock is ahead of this computer's; milliseconds, negative when it is behind. */
type WithClock = Settings & { readonly clockAheadMs: number };

export const settingsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    settings: build.query<WithClock, void>({
      query: () => apiPaths.settings,
      transformResponse: (settings: Settings) => ({ ...settings, clockAheadMs: clockAhead(settings) }),
    }),
  }),
});

/** @returns 0 of an older API, which does not send its time */
function clockAhead({ now }: Partial<Settings>): number {
  return now === undefined ? 0 : Date.parse(now) - Date.now();
}

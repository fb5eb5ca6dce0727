import { apiPaths } from '@programme/contracts';

/** Whether a path is a call's: the API's, but for its own description, which is a page. */
export const isCall = (path: string): boolean => /^\/api(\/|$)/i.test(path) && !path.startsWith(apiPaths.docs);

import type { UserLink } from '@programme/contracts';

/** What a link for a password carries behind its `#`. @param made the answer of `POST /api/users/{id}/link` */
export const tokenOf = (made: unknown): string => (made as UserLink).link?.split('#')[1] ?? '';

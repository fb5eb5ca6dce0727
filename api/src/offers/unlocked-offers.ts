import type { Request } from 'express';

/** Most offers that one browser session keeps open; the one opened first is locked again. */
const mostUnlocked = 50;

export const isUnlocked = ({ session }: Request, id: string): boolean => session.unlockedOffers?.includes(id) ?? false;

/** Remembers in the browser's session that the offer's password was given. */
export function unlock({ session }: Request, id: string): void {
  const others = (session.unlockedOffers ?? []).filter((other) => other !== id);
  session.unlockedOffers = [...others, id].slice(-mostUnlocked);
}

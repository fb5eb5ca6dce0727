import type { PublicOffer } from '@programme/contracts';
import type { Person } from './answer-drafts';

export const nobody: Person = { name: '', role: '', email: '', consent: false };

/** Most often the person whom the offer is for accepts it. */
export const expectedPerson = ({ contact }: PublicOffer): Person =>
  contact ? { ...nobody, name: contact.name, email: contact.email } : nobody;

import type { calculatorsRemote } from './texts/en/calculators-remote.js';
import type { adminAccount } from './texts/en/admin-account.js';
import type { adminOfferPage } from './texts/en/admin-offer-page.js';
import type { adminRemote } from './texts/en/admin-remote.js';
import type { mails } from './texts/en/mails.js';
import type { offerDecision } from './texts/en/offer-decision.js';
import type { offers } from './texts/en/offers.js';
import type { server } from './texts/en/server.js';
import type { shell } from './texts/en/shell.js';
import type { validation } from './texts/en/validation.js';

/** Plural forms are separate entries with the suffixes of Intl.PluralRules; code names the key without its suffix. */
type WithoutPluralSuffix<Key> = Key extends `${infer Base}_${'one' | 'few' | 'many' | 'other'}` ? Base : Key;

type Namespaces = {
  shell: typeof shell;
  validation: typeof validation;
  calculators: typeof calculatorsRemote;
  offers: typeof offers & typeof offerDecision;
  admin: typeof adminRemote & typeof adminAccount & typeof adminOfferPage;
  server: typeof server & typeof mails;
};

export type TextNamespace = keyof Namespaces;

/** Every key that code may ask for. A key that no English text defines does not compile. */
export type TextKey = { [Name in TextNamespace]: WithoutPluralSuffix<keyof Namespaces[Name]> }[TextNamespace];

/** The texts of one namespace in one language: key → text with `{{placeholders}}`. */
export type Texts = Readonly<Record<string, string>>;

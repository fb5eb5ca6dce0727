import type { Language } from './language.js';
import type { TextNamespace, Texts } from './text-key.js';
import { adminAccount as accountEn } from './texts/en/admin-account.js';
import { adminOfferPage as offerPageEn } from './texts/en/admin-offer-page.js';
import { adminRemote as adminEn } from './texts/en/admin-remote.js';
import { calculatorsRemote as calculatorsEn } from './texts/en/calculators-remote.js';
import { mails as mailsEn } from './texts/en/mails.js';
import { offerDecision as decisionEn } from './texts/en/offer-decision.js';
import { offers as offersEn } from './texts/en/offers.js';
import { server as serverEn } from './texts/en/server.js';
import { shell as shellEn } from './texts/en/shell.js';
import { validation as validationEn } from './texts/en/validation.js';
import { adminAccount as accountEs } from './texts/es/admin-account.js';
import { adminOfferPage as offerPageEs } from './texts/es/admin-offer-page.js';
import { adminRemote as adminEs } from './texts/es/admin-remote.js';
import { calculatorsRemote as calculatorsEs } from './texts/es/calculators-remote.js';
import { mails as mailsEs } from './texts/es/mails.js';
import { offerDecision as decisionEs } from './texts/es/offer-decision.js';
import { offers as offersEs } from './texts/es/offers.js';
import { server as serverEs } from './texts/es/server.js';
import { shell as shellEs } from './texts/es/shell.js';
import { validation as validationEs } from './texts/es/validation.js';
import { adminAccount as accountPl } from './texts/pl/admin-account.js';
import { adminOfferPage as offerPagePl } from './texts/pl/admin-offer-page.js';
import { adminRemote as adminPl } from './texts/pl/admin-remote.js';
import { calculatorsRemote as calculatorsPl } from './texts/pl/calculators-remote.js';
import { mails as mailsPl } from './texts/pl/mails.js';
import { offerDecision as decisionPl } from './texts/pl/offer-decision.js';
import { offers as offersPl } from './texts/pl/offers.js';
import { server as serverPl } from './texts/pl/server.js';
import { shell as shellPl } from './texts/pl/shell.js';
import { validation as validationPl } from './texts/pl/validation.js';

/**
 * Every built-in text of the product in every language: for the editor of texts, and for the API, which checks what an
 * admin writes against it. A page that only shows texts loads those of its remote and language instead.
 */
export const builtInTexts: Readonly<Record<TextNamespace, Readonly<Record<Language, Texts>>>> = {
  shell: { en: shellEn, pl: shellPl, es: shellEs },
  calculators: { en: calculatorsEn, pl: calculatorsPl, es: calculatorsEs },
  offers: {
    en: { ...offersEn, ...decisionEn },
    pl: { ...offersPl, ...decisionPl },
    es: { ...offersEs, ...decisionEs },
  },
  admin: {
    en: { ...adminEn, ...accountEn, ...offerPageEn },
    pl: { ...adminPl, ...accountPl, ...offerPagePl },
    es: { ...adminEs, ...accountEs, ...offerPageEs },
  },
  validation: { en: validationEn, pl: validationPl, es: validationEs },
  server: {
    en: { ...serverEn, ...mailsEn },
    pl: { ...serverPl, ...mailsPl },
    es: { ...serverEs, ...mailsEs },
  },
};

/** One key of the catalogue. A plural form that a language does not have (`_few` in English) is an empty text there. */
export type CatalogueEntry = { readonly key: string; readonly namespace: TextNamespace } & Readonly<
  Record<Language, string>
>;

/** Every key with its built-in texts, grouped by namespace, in the order of its file. */
export const catalogue: readonly CatalogueEntry[] = Object.entries(builtInTexts).flatMap(([namespace, texts]) => {
  const keys = new Set([texts.en, texts.pl, texts.es].flatMap((table) => Object.keys(table)));
  return [...keys].map((key) => ({
    key,
    namespace: namespace as TextNamespace,
    en: texts.en[key] ?? '',
    pl: texts.pl[key] ?? '',
    es: texts.es[key] ?? '',
  }));
});

const byKey = new Map(catalogue.map((entry) => [entry.key, entry]));

/** The built-in texts of a key; `undefined` for a key that the product does not have. */
export const catalogueEntry = (key: string): CatalogueEntry | undefined => byKey.get(key);

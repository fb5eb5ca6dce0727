/** Bounds of what travels over HTTP, each written once: forms, schemas, columns and tests read them from here. */
export const limits = {
  /** Characters of a name: client, company, creator. */
  name: 200,
  /** Characters of a quote's note. */
  note: 2000,
  /** Characters of a personal line in a mail. */
  mailLine: 500,
  /** Characters of what stands above an offer's options, and of its terms. */
  introduction: 4000,
  terms: 8000,
  /** Characters of a telephone number. */
  phone: 32,
  /** Characters of one translation text. */
  text: 4000,
  /** Characters of a translation key. */
  textKey: 200,
  /** Characters of a chat user's id. */
  slackUserId: 32,
  /** Highest number of employees or active users. */
  people: 1_000_000,
  /** Programme months. */
  months: { min: 1, max: 12 },
  /** Characters of a username chosen at registration. */
  username: { min: 3, max: 64 },
  /** Characters of a password; the minimum counts where a password is chosen, not where one is typed. */
  password: { min: 12, max: 200 },
  /** Characters of what a link carries after its `#`: far more than a real one has. */
  linkToken: 100,
  /** Characters of a calculator's number field, kept as it was typed. */
  typedNumber: 20,
  /** Add-ons of a Comfort plan that a report names. */
  comfortAddOns: 20,
  /** Largest absolute amount of money, in major units. */
  amount: 1_000_000_000_000,
  /** Quotes of one offer. */
  quotes: 20,
  /** Templates of offers. */
  templates: 100,
  /** Days before the last valid day in which an offer counts as expiring, and its creator is reminded (decision B12). */
  expiringDays: 7,
  /** Characters of what a client says with a decision, and of why staff reverse one. */
  decision: { role: 100, email: 254, text: 2000, reason: 1000 },
  /** Characters of a message about an offer, and messages about one; its client leaves room for answers. */
  thread: { text: 2000, messages: 200, clientUpTo: 150 },
  /** Days from today to which staff may extend an offer at the prices that it has. */
  extensionDays: 30,
  /** Characters of the name of a client's browser that are stored with a decision. */
  userAgent: 300,
  /** Seconds that a view of an offer may claim to have lasted; the server caps it at the time since the view began. */
  viewSeconds: 31_536_000,
  /** Views of an offer on one page of its analytics, unless fewer are asked for. */
  viewsPage: 1000,
  /** Revisions of an offer on one page: each holds the whole offer. */
  revisionsPage: 20,
  /** Drafts of price books on one page. */
  draftsPage: 20,
  /** Rows of one page of a list that grows, unless asked for otherwise, and at most (decision B16). */
  page: { default: 100, max: 500 },
  /** Up to here a list's total is counted; beyond, the answer says that there are more (`totalCountHeaders`). */
  countedRows: 10_000,
  /** Characters of what a page reports of a remote that failed. */
  remoteFailure: { name: 100, path: 200, message: 300 },
  /** Characters of an opaque cursor. One of a list by name carries a name. */
  cursor: 1000,
  /** Fields of a refused body that an answer names at most. */
  fieldErrors: 50,
  /** Characters of a price book's id; rows of one of its tables; characters of the key of a modifier, of a label, a reason, and a whole file. */
  priceBook: { id: 36, tiers: 100, modifiers: 24, packs: 24, modifierKey: 40, label: 100, reason: 1000, file: 64_000 },
  /**
   * Seconds before a price book comes into force until which it can be approved and withdrawn: all processes must have
   * read it by then.
   */
  priceBookLeadSeconds: 30,
  /** Bytes of a JSON body. */
  bodyBytes: 100 * 1024,
} as const;

import { permissions, type Permission } from './permissions.js';
import {
  flag,
  listOf,
  moment,
  oneOf,
  responseObject,
  rowId,
  text,
  wholeNumber,
  type ResponseOf,
} from './response-fields.js';

const userFields = { id: rowId(), username: text(), isAdmin: flag() };

/** A user: answer of `POST /api/register` and `PATCH /api/users/{id}`. */
export const userResponse = responseObject(userFields);

export type User = ResponseOf<typeof userResponse>;

/** Answer of `GET /api/user` and `POST /api/login`: who is logged in, with what they may do. */
export const signedInUserResponse = responseObject({
  ...userFields,
  permissions: listOf(oneOf(Object.keys(permissions) as Permission[])),
});

export type SignedInUser = ResponseOf<typeof signedInUserResponse>;

/** Answer of `GET /api/account`. */
export const accountResponse = responseObject({
  ...userFields,
  /** Where mails about the account go; null without one. */
  email: text().nullable(),
});

export type Account = ResponseOf<typeof accountResponse>;

/** One entry of `GET /api/users`. */
export const listedUserResponse = responseObject({
  id: rowId(),
  username: text(),
  isAdmin: flag(),
  /** Where mails about the account go; null without one. */
  email: text().nullable(),
  /**
   * Who may have read the link that the present password was set by, and when it was set; null for one that its owner alone
   * knows. Whether the reader may confirm that the owner alone has seen it.
   */
  passwordLink: responseObject({ madeBy: text(), usedAt: moment(), mayConfirm: flag() }).nullable(),
});

export type ListedUser = ResponseOf<typeof listedUserResponse>;

/**
 * Answer of `POST /api/users/{id}/link`: the link, which is in no other answer and works once; null for one that was mailed,
 * and then the address that it went to, as `maskedEmail` writes it.
 */
export const userLinkResponse = responseObject({
  link: text().nullable(),
  sentTo: text().nullable(),
  until: moment(),
});

export type UserLink = ResponseOf<typeof userLinkResponse>;

/** Answer of `POST /api/links/open`. */
export const openedLinkResponse = responseObject({ purpose: oneOf(['reset']), username: text(), until: moment() });

export type OpenedLink = ResponseOf<typeof openedLinkResponse>;

/** How clients reach the creator of their offer; null where that is not known. */
export const creatorContactFields = { email: text().nullable(), phone: text().nullable() };

/** One of the people in whose name offers are made (decision B6). */
export const creatorResponse = responseObject({
  id: rowId(),
  /** Full name; no two creators share one, whatever the case. */
  name: text(),
  /** First name, where there is little room. */
  shortName: text(),
  /** Whether new offers may be made in this name. */
  isActive: flag(),
  ...creatorContactFields,
});

export type Creator = ResponseOf<typeof creatorResponse>;

/** Where a creator is told of views: one entry of `GET /api/slack-mappings`. */
export const slackMappingResponse = responseObject({
  id: rowId(),
  /** Full name of the creator as it is now. */
  creatorName: text(),
  slackUserId: text(),
  isActive: flag(),
  updatedAt: moment(),
});

export type SlackMapping = ResponseOf<typeof slackMappingResponse>;

/** Answer of `POST /api/slack-reminders/check` (decision B12). */
export const remindersCheckedResponse = responseObject({
  remindersSent: wholeNumber(),
  /** Offers that end within 7 days and have not been reminded of, mapped or not. */
  offersChecked: wholeNumber(),
});

export type RemindersChecked = ResponseOf<typeof remindersCheckedResponse>;

/** One entry of `GET /api/translations`: what an admin wrote in place of a built-in text. */
export const translationResponse = responseObject({
  key: text(),
  en: text(),
  pl: text(),
  es: text(),
  /** Goes up with each edit; a change names the version that it was made from. */
  version: wholeNumber(),
});

export type TranslationEntry = ResponseOf<typeof translationResponse>;

/** What staff may be allowed to do, with a sentence each. `docs/security.md` has the same table. */
export const permissions = {
  'overview.read': 'See what waits for an answer, and the figures of all offers.',
  'offers.read':
    'See offers, their history, visits and mails, with the templates, people and settings that they are made from.',
  'offers.codes': 'Replace the password of an offer.',
  'offers.write': 'Make, change, send, extend and withdraw offers, answer clients, and record what they decided.',
  'offers.remove': 'Remove an offer, and reverse what was decided about one.',
  'offers.approve': 'Approve or reject a discount above the limit.',
  'offer-settings.write': 'Change the largest discount that needs no approval, and confirm or reject such a change.',
  'templates.write': 'Save, rename and remove templates of offers.',
  'price-books.read': 'See price books before they are in force, and what they would do to offers.',
  'price-books.write': 'Make, change, submit, return, withdraw and remove price books.',
  'price-books.approve': 'Publish a price book.',
  'texts.write': "Change the product's texts.",
  'creators.write': 'Add and change the people in whose name offers are made.',
  'mappings.write': 'See and change who is told of visits in the chat, and try it.',
  'logs.read': 'See the calculations of visitors.',
  'logs.export': 'Export the calculations of visitors.',
  'users.manage': 'See users, make them admins or not, and make links for their passwords.',
} as const satisfies Readonly<Record<string, string>>;

export type Permission = keyof typeof permissions;

const all = Object.keys(permissions) as Permission[];

/** Who holds permissions: as much of a user as says so. */
type Holder = { readonly isAdmin: boolean };

/** What a user may do: admins everything, others nothing. */
export const permissionsOf = ({ isAdmin }: Holder): readonly Permission[] => (isAdmin ? all : []);

/** Whether a user may do it; nobody who is not logged in may. */
export const holds = (user: Holder | undefined, permission: Permission): boolean =>
  user !== undefined && permissionsOf(user).includes(permission);

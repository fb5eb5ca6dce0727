/** The own account, and what admins do with the accounts of others: in a chunk of its own, which loads with them. */
export const adminAccount = {
  'account.failed': 'Your account could not be loaded',
  'account.email.title': 'E-mail address',
  'account.email.text': 'Links for a new password go there, and e-mails that tell you of changes to your account.',
  'account.email.off': 'E-mail is switched off on this server: nothing is sent at the moment.',
  'account.email.label': 'E-mail (optional)',
  'account.email.save': 'Save address',
  'account.email.done': 'Address saved',
  'account.email.failed': 'The address was not saved',
  'users.password.current': 'Present password',
  'users.password.title': 'Change your password',
  'users.password.own': 'You stay logged in here and are logged out everywhere else.',
  'users.password.hint': 'At least {{min}} characters',
  'users.password.save': 'Change password',
  'users.password.done': 'Password changed',
  'users.password.failed': 'The password was not changed',
  'users.email.title': 'E-mail address of {{username}}',
  'users.email.text':
    '{{username}} is told at the old and at the new address. For 7 days after a link that goes to an address that you have set, you and {{username}} count as one person where two approve.',
  'users.email.done': 'Address of {{username}} saved',
  'users.link.title': 'Password link for {{username}}',
  'users.link.text':
    'With this link {{username}} sets a new password, once and within 24 hours. Until then the present one works.',
  'users.link.tied':
    'For 7 days after that, you do not approve what {{username}} did, and {{username}} does not approve what you did.',
  'users.link.make': 'Make link',
  'users.link.failed': 'The link was not made',
  'users.link.label': 'Link',
  'users.link.copy': 'Copy link',
  'users.link.copied': 'Link copied',
  'users.link.once': 'Works until {{time}}. It is not shown again: pass it on by a safe way.',
  'users.link.choice': 'How the link reaches {{username}}',
  'users.link.mail': 'Send it to {{address}}',
  'users.link.mail.text':
    'Nobody else sees it: you stay two people where two approve, unless you have set this address.',
  'users.link.show': 'Show it to me',
  'users.link.addressless':
    'With an e-mail address, the link could be sent to {{username}}, and nobody else would see it.',
  'users.link.send': 'Send link',
  'users.link.sent': 'The link is on its way to {{address}}. It works until {{time}}.',
} as const;

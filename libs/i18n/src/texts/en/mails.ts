/** E-mails, in the language of the offer; those to creators say the same as the chat, those to users are about accounts. */
export const mails = {
  'mail.link.subject': 'Your offer for {{client}}',
  'mail.link.text':
    'Hello {{contact}},\n\nhere is your offer for {{client}}, valid until {{day}}.\n\n{{link}}\n\nThe page asks for a password. You receive it in a separate e-mail.\n\nYou can ask questions and answer the offer on its page.\n\n{{creator}}',
  'mail.code.subject': 'Password of your offer for {{client}}',
  'mail.code.text':
    'Hello {{contact}},\n\nthis is the password of the offer whose link you received in a separate e-mail:\n\n{{code}}\n\nPlease do not forward the password and the link together.\n\n{{creator}}',
  'mail.unopened.subject': 'Your offer for {{client}} is waiting',
  'mail.unopened.text':
    'Hello {{contact}},\n\nyour offer for {{client}} has not been opened yet. We sent it a few days ago, and it is valid until {{day}}.\n\n{{link}}\n\nThe page asks for the password from our separate e-mail.\n\n{{creator}}',
  'mail.ending.subject': 'Your offer for {{client}} is valid until {{day}}',
  'mail.ending.text':
    'Hello {{contact}},\n\nyour offer for {{client}} is valid until {{day}}. You can ask questions and answer it on its page.\n\n{{link}}\n\nThe page asks for the password from our separate e-mail.\n\n{{creator}}',
  'mail.open': 'Open the offer',
  'mail.answered.subject': 'An answer about your offer for {{client}}',
  'mail.answered.text':
    'Hello {{contact}},\n\nthere is an answer about your offer for {{client}}:\n\n“{{answer}}”\n\n{{link}}\n\nThe page asks for the password from our separate e-mail.\n\n{{creator}}',
  'mail.updated.subject': 'Your offer for {{client}} was updated',
  'mail.updated.text':
    'Hello {{contact}},\n\nwe have updated your offer for {{client}}, which is valid until {{day}}. Its page shows the new prices and terms.\n\n{{link}}\n\nThe page asks for the password from our separate e-mail.\n\n{{creator}}',
  'mail.extended.subject': 'You have more time: your offer for {{client}}',
  'mail.extended.text':
    'Hello {{contact}},\n\nyour offer for {{client}} is now valid until {{day}}, at the same prices.\n\n{{link}}\n\nThe page asks for the password from our separate e-mail.\n\n{{creator}}',
  'mail.receipt.subject': 'Accepted: the offer for {{client}}',
  'mail.receipt.text_one':
    'Hello {{contact}},\n\nthank you! {{name}} has accepted the offer for {{client}}: {{package}}, {{count}} month, {{total}}.\n\n{{link}}\n\nYou can download the certificate of this acceptance on the page of the offer. This is its digest:\n\n{{digest}}\n\nWhoever has the digest can check it at {{verify}}\n\n{{creator}}',
  'mail.receipt.text_other':
    'Hello {{contact}},\n\nthank you! {{name}} has accepted the offer for {{client}}: {{package}}, {{count}} months, {{total}}.\n\n{{link}}\n\nYou can download the certificate of this acceptance on the page of the offer. This is its digest:\n\n{{digest}}\n\nWhoever has the digest can check it at {{verify}}\n\n{{creator}}',
  'mail.viewed.subject': '{{client}} has opened your offer',
  'mail.accepted.subject': '{{client}} has accepted your offer',
  'mail.declined.subject': '{{client}} has declined your offer',
  'mail.question.subject': '{{client}} has a question about your offer',
  'mail.extension.subject': '{{client}} asks for more time',
  'mail.passwordLink.open': 'Set a new password',
  'mail.passwordLink.subject': 'Your link for a new password',
  'mail.passwordLink.text':
    'Hello {{owner}},\n\n{{by}} sends you a link. By it you set a new password for your account. It works once, until {{when}}.\n\n{{link}}\n\nIf you did not ask for it, do not open it and tell another admin.',
  'mail.linkMade.subject': 'A link for a new password of your account was made',
  'mail.linkMade.text':
    'Hello {{owner}},\n\na link for a new password of your account was made by {{by}} ({{when}}). If you did not ask for it, tell another admin.',
  'mail.linkUsed.subject': 'Your password was changed',
  'mail.linkUsed.text':
    'Hello {{owner}},\n\nthe password of your account was changed ({{when}}), by a link that {{by}} had made. If it was not you who used the link, tell another admin at once.',
  'mail.passwordChanged.subject': 'Your password was changed',
  'mail.passwordChanged.text':
    'Hello {{owner}},\n\nthe password of your account was changed by {{by}} ({{when}}). If it was not you, tell an admin at once.',
  'mail.addressLeft.subject': 'The e-mail address of your account was changed',
  'mail.addressLeft.text':
    'Hello {{owner}},\n\nthe e-mail address of your account was changed by {{by}} ({{when}}). From now on you get no e-mails about your account at this address. If you did not ask for this, tell another admin at once.',
  'mail.addressSet.subject': 'This is now the e-mail address of your account',
  'mail.addressSet.text':
    'Hello {{owner}},\n\nthis e-mail address was set for your account by {{by}} ({{when}}). You get e-mails about your account here. If you did not ask for this, tell another admin.',
} as const;

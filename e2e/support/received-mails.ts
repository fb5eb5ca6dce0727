import type { ReceivedMail } from '@programme/fake-smtp';
import { mailbox } from './installs.js';

/** What the SMTP server has taken for an address so far. */
export async function mailsTo(address: string): Promise<readonly ReceivedMail[]> {
  const mails = (await (await fetch(mailbox.mailsUrl)).json()) as ReceivedMail[];
  return mails.filter(({ to }) => to.includes(address));
}

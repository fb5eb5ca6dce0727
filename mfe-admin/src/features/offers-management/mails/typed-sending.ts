import type { OfferMails, OfferSend, SendKind } from '@programme/contracts';

/** What is typed about both mails: nothing is an empty text. */
export type TypedSending = {
  readonly only: SendKind | '';
  readonly linkLine: string;
  readonly codeLine: string;
  readonly linkCopyTo: string;
  readonly codeCopyTo: string;
  readonly remindClient: boolean;
};

export const typedSending = ({ remindClient }: OfferMails): TypedSending => ({
  only: '',
  linkLine: '',
  codeLine: '',
  linkCopyTo: '',
  codeCopyTo: '',
  remindClient,
});

/** Whether a mail is among those that are sent. */
export const isSent = (kind: SendKind, { only }: Pick<TypedSending, 'only'>): boolean => only === '' || only === kind;

/** As a call sends it: what is typed about a mail that is not sent stays behind. */
export function sendBody(typed: TypedSending, seen: Pick<OfferSend, 'version' | 'sentAt'>): OfferSend {
  const { only, remindClient } = typed;
  const own = (['linkLine', 'linkCopyTo', 'codeLine', 'codeCopyTo'] as const)
    .filter((name) => isSent(name.startsWith('link') ? 'link' : 'code', typed) && typed[name].trim() !== '')
    .map((name) => [name, typed[name].trim()] as const);
  return { ...seen, remindClient, ...(only !== '' && { only }), ...Object.fromEntries(own) };
}

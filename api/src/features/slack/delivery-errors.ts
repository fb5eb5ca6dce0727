/** How the error message of an attempt begins that the chat did not answer: the message may have arrived. */
export const possiblyDelivered = 'possibly_delivered: ';

/** The error message of what was given up before it was sent, because it is no longer true. */
export const outdated = 'outdated';

/** The error message of what waited in a backup that was restored. */
export const notSentAfterRestore = 'not_sent_after_restore';

/** How error messages begin of what is sent again only when somebody asks for it. */
export const onlyOnRequest = [possiblyDelivered, notSentAfterRestore] as const;

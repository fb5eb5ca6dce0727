import { createHash } from 'node:crypto';

/** What browsers check a file against: its subresource integrity. */
export const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

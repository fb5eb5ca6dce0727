import { createHash } from 'node:crypto';

/** What browsers check a file against: its subresource integrity. @param {Buffer} content */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

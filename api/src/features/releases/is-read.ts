import type { Request } from 'express';

/** Files and pages are only ever read. */
export const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

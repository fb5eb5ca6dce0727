import type { RequestHandler } from 'express';
import type { Config } from '../config/config.js';
import { canonicalAddress } from './client-address.js';
import { addressAnonymizer } from './visitor-address.service.js';

/**
 * Notes where a request comes from, in one spelling, and as far as that may be written down, while its connection still
 * tells. What a proxy forwards may be any text.
 */
export function clientAddress(config: Pick<Config, 'keepFullIp'>): RequestHandler {
  const kept = addressAnonymizer(config);
  return (request, _response, next) => {
    const address = canonicalAddress(request.ip ?? '');
    Object.defineProperty(request, 'ip', { value: address });
    request.anonymizedIp = kept(address);
    next();
  };
}

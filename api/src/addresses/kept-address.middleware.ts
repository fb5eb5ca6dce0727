import type { RequestHandler } from 'express';
import type { Config } from '../config/config.js';
import { addressKeeper } from './kept-address.js';

/** Notes where a request comes from as far as that may be written down, while its connection still tells. */
export function keptAddress(config: Pick<Config, 'keepFullIp'>): RequestHandler {
  const kept = addressKeeper(config);
  return (request, _response, next) => {
    request.keptAddress = kept(request.ip ?? '');
    next();
  };
}

import { Injectable, UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { emptyBodySchema } from '@programme/contracts';
import type { Request } from 'express';
import { checked } from './validation.pipe.js';

/** Refuses a body with fields: the caller expects them to have an effect. Throws `invalid-request`. */
@Injectable()
class NoBodyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { body } = context.switchToHttp().getRequest<Request>();
    checked(emptyBodySchema, body as unknown);
    return true;
  }
}

/** Stands on each handler that changes something and reads no body. */
export const NoBody = () => UseGuards(NoBodyGuard);

import { type ExecutionContext, Injectable, type CanActivate, createParamDecorator } from '@nestjs/common';
import { holds, type User } from '@programme/contracts';
import type { Request } from 'express';
import { ProblemError } from '../errors/problem.error.js';
import { accessOf } from './access.decorators.js';

/** Stands before every call (decision B5): `unauthenticated` without a user, `forbidden` without the permission. */
@Injectable()
export class AccessGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const access = accessOf(context.getHandler());
    if (access === 'everyone') return true;
    const { user } = context.switchToHttp().getRequest<Request>();
    if (!user) throw new ProblemError('unauthenticated');
    if (access !== 'user' && !holds(user, access.permission)) throw new ProblemError('forbidden');
    return true;
  }
}

/** The logged-in user; throws `unauthenticated` when there is none. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): User => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new ProblemError('unauthenticated');
  return user;
});

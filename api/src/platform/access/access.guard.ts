import { SetMetadata, type ExecutionContext, Injectable, type CanActivate, createParamDecorator } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { User } from '@programme/contracts';
import type { Request } from 'express';
import { ProblemError } from '../errors/problem.error.js';

/** Who may make a call. */
export type Access = 'everyone' | 'user' | 'admin';

/** Name under which a handler or its controller carries its `Access`. */
export const ACCESS = Symbol('ACCESS');

/** Who may make the call: admins, unless its handler or controller says otherwise. */
export const accessOf = (reflector: Reflector, context: ExecutionContext): Access =>
  reflector.getAllAndOverride<Access | undefined>(ACCESS, [context.getHandler(), context.getClass()]) ?? 'admin';

/**
 * Makes a call public. Without this or `ForUsers` a call is for admins, so that a forgotten decorator opens nothing.
 */
export const Public = () => SetMetadata(ACCESS, 'everyone' satisfies Access);

/** Opens a call to every logged-in user. */
export const ForUsers = () => SetMetadata(ACCESS, 'user' satisfies Access);

/** Stands before every call (decision B5): `unauthenticated` without a user, `forbidden` for one who is no admin. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const access = accessOf(this.reflector, context);
    if (access === 'everyone') return true;
    const { user } = context.switchToHttp().getRequest<Request>();
    if (!user) throw new ProblemError('unauthenticated');
    if (access === 'admin' && !user.isAdmin) throw new ProblemError('forbidden');
    return true;
  }
}

/** The logged-in user; throws `unauthenticated` when there is none. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): User => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new ProblemError('unauthenticated');
  return user;
});

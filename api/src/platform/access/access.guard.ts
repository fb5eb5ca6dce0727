import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { ProblemError } from '../errors/problem.error.js';
import { accessOf } from './access.js';

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

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { User } from '@programme/contracts';
import type { Request } from 'express';
import { ProblemError } from '../errors/problem.error.js';

/** The logged-in user; throws `unauthenticated` when there is none. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): User => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new ProblemError('unauthenticated');
  return user;
});

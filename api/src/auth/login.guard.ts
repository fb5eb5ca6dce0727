import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { loginSchema } from '@programme/contracts';
import type { Request } from 'express';
import { checked } from '../http/contract.pipe.js';

/** Checks username and password and begins a session under a new id. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    // Guards run before pipes: without this, passport would see a body that nobody has looked at.
    checked(loginSchema, request.body);
    await super.canActivate(context);
    await super.logIn(request);
    return true;
  }
}

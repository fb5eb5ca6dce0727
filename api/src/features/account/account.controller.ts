import { Body, Controller, Get, Put, Req } from '@nestjs/common';
import {
  accountEmailSchema,
  accountPasswordSchema,
  accountResponse,
  apiPaths,
  type Account,
  type AccountEmail,
  type AccountPassword,
  type User,
} from '@programme/contracts';
import type { Request } from 'express';
import { ForUsers } from '../../platform/access/access.decorators.js';
import { CurrentUser } from '../../platform/access/access.guard.js';
import { Audit, type AuditContext } from '../../platform/audit/audit-rule.js';
import { Audited } from '../../platform/audit/audited.decorator.js';
import { Responds } from '../../platform/openapi/responds.decorator.js';
import { AccountService } from './account.service.js';

/** What everybody who is logged in may do with the own account. */
@Controller()
export class AccountController {
  constructor(private readonly account: AccountService) {}

  @Get(apiPaths.account)
  @Responds({ body: accountResponse })
  @ForUsers()
  of(@CurrentUser() user: User): Promise<Account> {
    return this.account.of(user);
  }

  @Put(apiPaths.accountEmail)
  @Responds({ problems: ['too-many-attempts', 'too-many-requests', 'busy'] })
  @ForUsers()
  @Audited('account.set-email', { entity: 'user' })
  async setEmail(
    @Body({ schema: accountEmailSchema }) body: AccountEmail,
    @CurrentUser() user: User,
    @Req() { ip = '', sessionID }: Request,
    @Audit() audit: AuditContext,
  ): Promise<void> {
    audit.id = user.id;
    await this.account.setEmail(user, body, { address: ip, sessionId: sessionID });
  }

  @Put(apiPaths.accountPassword)
  @Responds({ problems: ['too-many-attempts', 'busy'] })
  @ForUsers()
  @Audited('account.set-password', { entity: 'user' })
  async setPassword(
    @Body({ schema: accountPasswordSchema }) body: AccountPassword,
    @CurrentUser() user: User,
    @Req() { ip = '', sessionID }: Request,
    @Audit() audit: AuditContext,
  ): Promise<void> {
    audit.id = user.id;
    audit.also.push('sessions.end');
    await this.account.setPassword(user, body, { address: ip, sessionId: sessionID });
  }
}

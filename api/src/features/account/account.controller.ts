import { Body, Controller, Put, Req } from '@nestjs/common';
import { accountPasswordSchema, apiPaths, type AccountPassword, type User } from '@programme/contracts';
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

import { Body, Controller, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import {
  apiPaths,
  listOf,
  listedUserResponse,
  userChangeSchema,
  userEmailSchema,
  userResponse,
  type ListedUser,
  type User,
  type UserChange,
  type UserEmail,
} from '@programme/contracts';
import { Requires } from '../../platform/access/access.decorators.js';
import { CurrentUser } from '../../platform/access/access.guard.js';
import { Audit, type AuditContext } from '../../platform/audit/audit-rule.js';
import { Audited } from '../../platform/audit/audited.decorator.js';
import { NoBody } from '../../platform/http/no-body.guard.js';
import { RowIdPipe } from '../../platform/http/validation.pipe.js';
import { Responds } from '../../platform/openapi/responds.decorator.js';
import { UserManagementService } from './user-management.service.js';

@Controller()
export class UsersController {
  constructor(private readonly users: UserManagementService) {}

  @Get(apiPaths.users)
  @Requires('users.manage')
  @Responds({ body: listOf(listedUserResponse) })
  list(@CurrentUser() user: User): Promise<ListedUser[]> {
    return this.users.list(user);
  }

  @Post(apiPaths.userLinkConfirmation)
  @Requires('users.manage')
  @HttpCode(204)
  @Responds({ problems: ['not-found', 'link-not-confirmable'] })
  @NoBody()
  @Audited('user.confirm-link', { entity: 'user' })
  confirmLink(@Param('id', RowIdPipe) id: number, @CurrentUser() user: User): Promise<void> {
    return this.users.confirmLink(id, user);
  }

  @Put(apiPaths.userEmail)
  @Requires('users.manage')
  @Responds({ problems: ['not-found', 'own-account', 'too-many-requests'] })
  @Audited('user.set-email', { entity: 'user' })
  setEmail(
    @Param('id', RowIdPipe) id: number,
    @Body({ schema: userEmailSchema }) { email }: UserEmail,
    @CurrentUser() user: User,
  ): Promise<void> {
    return this.users.setEmail(id, email, user);
  }

  @Patch(apiPaths.userById)
  @Requires('users.manage')
  @Responds({ body: userResponse, problems: ['not-found', 'last-admin'] })
  @Audited('user.change', { entity: 'user' })
  change(
    @Param('id', RowIdPipe) id: number,
    @Body({ schema: userChangeSchema }) { isAdmin }: UserChange,
    @CurrentUser() user: User,
    @Audit() audit: AuditContext,
  ): Promise<User> {
    audit.event = isAdmin ? 'user.grant-admin' : 'user.take-admin';
    if (!isAdmin) audit.also.push('sessions.end');
    return this.users.setAdmin(id, isAdmin, user);
  }
}

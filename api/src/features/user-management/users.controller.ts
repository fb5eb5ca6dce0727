import { Body, Controller, Get, Param, Patch, Put, Req } from '@nestjs/common';
import {
  apiPaths,
  listOf,
  userChangeSchema,
  userPasswordSchema,
  userResponse,
  type User,
  type UserChange,
  type UserPassword,
} from '@programme/contracts';
import type { Request } from 'express';
import { Audit, type AuditContext } from '../../platform/audit/audit-rule.js';
import { Audited } from '../../platform/audit/audited.decorator.js';
import { RowIdPipe } from '../../platform/http/validation.pipe.js';
import { Responds } from '../../platform/openapi/responds.decorator.js';
import { UserManagementService } from './user-management.service.js';

@Controller()
export class UsersController {
  constructor(private readonly users: UserManagementService) {}

  @Get(apiPaths.users)
  @Responds({ body: listOf(userResponse) })
  list(): Promise<User[]> {
    return this.users.list();
  }

  @Patch(apiPaths.userById)
  @Responds({ body: userResponse, problems: ['not-found', 'last-admin'] })
  @Audited('user.change', { entity: 'user' })
  change(
    @Param('id', RowIdPipe) id: number,
    @Body({ schema: userChangeSchema }) { isAdmin }: UserChange,
    @Audit() audit: AuditContext,
  ): Promise<User> {
    audit.event = isAdmin ? 'user.grant-admin' : 'user.take-admin';
    if (!isAdmin) audit.also.push('sessions.end');
    return this.users.setAdmin(id, isAdmin);
  }

  @Put(apiPaths.userPassword)
  @Responds({ problems: ['not-found', 'busy'] })
  @Audited('user.set-password', { entity: 'user' })
  setPassword(
    @Param('id', RowIdPipe) id: number,
    @Body({ schema: userPasswordSchema }) { password }: UserPassword,
    @Req() request: Request,
    @Audit() audit: AuditContext,
  ): Promise<void> {
    audit.also.push('sessions.end');
    return this.users.setPassword(id, password, request.sessionID);
  }
}

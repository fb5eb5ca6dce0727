import { Body, Controller, Get, HttpCode, Param, Patch, Put, Req } from '@nestjs/common';
import {
  apiPaths,
  userChangeSchema,
  userPasswordSchema,
  type User,
  type UserChange,
  type UserPassword,
} from '@programme/contracts';
import type { Request } from 'express';
import { Audit, type AuditContext } from '../../platform/audit/audit-rule.js';
import { Audited } from '../../platform/audit/audited.decorator.js';
import { RowIdPipe } from '../../platform/http/validation.pipe.js';
import { UserManagementService } from './user-management.service.js';

@Controller()
export class UsersController {
  constructor(private readonly users: UserManagementService) {}

  @Get(apiPaths.users)
  list(): Promise<User[]> {
    return this.users.list();
  }

  @Patch(apiPaths.userById)
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
  @HttpCode(204)
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

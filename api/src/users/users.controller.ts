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
import { RowIdPipe } from '../http/row-id.pipe.js';
import { UserManagementService } from './user-management.service.js';

@Controller()
export class UsersController {
  constructor(private readonly users: UserManagementService) {}

  @Get(apiPaths.users)
  list(): Promise<User[]> {
    return this.users.list();
  }

  @Patch(apiPaths.userById)
  change(
    @Param('id', RowIdPipe) id: number,
    @Body({ schema: userChangeSchema }) { isAdmin }: UserChange,
  ): Promise<User> {
    return this.users.setAdmin(id, isAdmin);
  }

  @Put(apiPaths.userPassword)
  @HttpCode(204)
  setPassword(
    @Param('id', RowIdPipe) id: number,
    @Body({ schema: userPasswordSchema }) { password }: UserPassword,
    @Req() request: Request,
  ): Promise<void> {
    return this.users.setPassword(id, password, request.sessionID);
  }
}

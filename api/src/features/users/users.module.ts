import { Module } from '@nestjs/common';
import { PasswordsModule } from '../../platform/passwords/passwords.module.js';
import { UserRepository } from './user.repository.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [PasswordsModule],
  providers: [UserRepository, UsersService],
  exports: [UserRepository, UsersService],
})
export class UsersModule {}

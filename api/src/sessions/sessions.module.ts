import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionEntity } from './session.entity.js';
import { SessionRepository } from './session.repository.js';
import { SessionStore } from './session.store.js';
import { SessionCleaner } from './session.cleaner.js';

@Module({
  imports: [TypeOrmModule.forFeature([SessionEntity])],
  providers: [SessionRepository, SessionStore, SessionCleaner],
  exports: [SessionStore],
})
export class SessionsModule {}

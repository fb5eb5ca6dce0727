import { Module } from '@nestjs/common';
import { SessionRepository } from './session.repository.js';
import { SessionStore } from './session.store.js';
import { SessionCleaner } from './session.cleaner.js';

@Module({
  providers: [SessionRepository, SessionStore, SessionCleaner],
  exports: [SessionStore],
})
export class SessionsModule {}

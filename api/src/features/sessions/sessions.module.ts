import { Module } from '@nestjs/common';
import { SessionRepository } from './session.repository.js';
import { SessionStore } from './session.store.js';

@Module({
  providers: [SessionRepository, SessionStore],
  exports: [SessionStore],
})
export class SessionsModule {}

import { Module } from '@nestjs/common';
import { DailyRunRepository } from './daily-run.repository.js';

/** What is done once a day, by one of the API processes. */
@Module({ providers: [DailyRunRepository], exports: [DailyRunRepository] })
export class DailyRunsModule {}

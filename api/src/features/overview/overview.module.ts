import { Module } from '@nestjs/common';
import { LogsModule } from '../logs/logs.module.js';
import { OffersModule } from '../offers/offers.module.js';
import { SlackModule } from '../slack/slack.module.js';
import { OverviewController } from './overview.controller.js';
import { OverviewService } from './overview.service.js';

@Module({
  imports: [LogsModule, OffersModule, SlackModule],
  controllers: [OverviewController],
  providers: [OverviewService],
})
export class OverviewModule {}

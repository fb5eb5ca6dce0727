import { Controller, HttpCode, Post } from '@nestjs/common';
import { apiPaths, type RemindersChecked } from '@programme/contracts';
import { Audited } from '../../../platform/audit/audited.decorator.js';
import { NoBody } from '../../../platform/http/no-body.guard.js';
import { OfferRemindersService } from './offer-reminders.service.js';

@Controller()
export class OfferRemindersController {
  constructor(private readonly reminders: OfferRemindersService) {}

  @Post(apiPaths.slackReminders)
  @NoBody()
  @HttpCode(200)
  @Audited('reminders.send')
  check(): Promise<RemindersChecked> {
    return this.reminders.check();
  }
}

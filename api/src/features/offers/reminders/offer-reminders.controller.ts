import { Controller, HttpCode, Post } from '@nestjs/common';
import { apiPaths, type RemindersChecked } from '@programme/contracts';
import { Audited } from '../../../platform/audit/audited.js';
import { NoBody } from '../../../platform/http/no-body.guard.js';
import { OfferReminders } from './offer-reminders.service.js';

@Controller()
export class OfferRemindersController {
  constructor(private readonly reminders: OfferReminders) {}

  @Post(apiPaths.slackReminders)
  @NoBody()
  @HttpCode(200)
  @Audited('reminders.send')
  check(): Promise<RemindersChecked> {
    return this.reminders.check();
  }
}

import { Controller, Post } from '@nestjs/common';
import { apiPaths, remindersCheckedResponse, type RemindersChecked } from '@programme/contracts';
import { Requires } from '../../../platform/access/access.decorators.js';
import { Audited } from '../../../platform/audit/audited.decorator.js';
import { NoBody } from '../../../platform/http/no-body.guard.js';
import { Responds } from '../../../platform/openapi/responds.decorator.js';
import { OfferRemindersService } from './offer-reminders.service.js';

@Controller()
export class OfferRemindersController {
  constructor(private readonly reminders: OfferRemindersService) {}

  @Post(apiPaths.slackReminders)
  @Requires('offers.write')
  @Responds({ body: remindersCheckedResponse, problems: ['chat-off'] })
  @NoBody()
  @Audited('reminders.send')
  check(): Promise<RemindersChecked> {
    return this.reminders.check();
  }
}

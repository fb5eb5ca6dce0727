import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import {
  decisionPaths,
  offerMailsResponse,
  offerSendSchema,
  type OfferMails,
  type OfferSend,
  type User,
} from '@programme/contracts';
import { Requires } from '../../../platform/access/access.decorators.js';
import { CurrentUser } from '../../../platform/access/access.guard.js';
import { Audited } from '../../../platform/audit/audited.decorator.js';
import { IdempotencyKey } from '../../../platform/idempotency/idempotency.service.js';
import { Responds } from '../../../platform/openapi/responds.decorator.js';
import { offerAudit } from '../events/offer-audit.js';
import { OfferMailsService } from './offer-mails.service.js';

/** Mails to an offer's contact. */
@Controller()
export class OfferMailsController {
  constructor(private readonly mails: OfferMailsService) {}

  @Get(decisionPaths.mails)
  @Requires('offers.read')
  @Responds({ body: offerMailsResponse, problems: ['not-found'] })
  of(@Param('id') id: string): Promise<OfferMails> {
    return this.mails.of(id);
  }

  @Post(decisionPaths.send)
  @Requires('offers.write')
  @Responds({
    status: 201,
    body: offerMailsResponse,
    problems: [
      'idempotency-key-missing',
      'not-found',
      'mail-off',
      'contact-missing',
      'stale-version',
      'already-sent',
      'offer-withdrawn',
      'awaiting-approval',
      'already-decided',
      'offer-expired',
      'idempotency-conflict',
      'too-many-requests',
    ],
  })
  @Audited(offerAudit.sent, { entity: 'offer' })
  send(
    @Param('id') id: string,
    @Body({ schema: offerSendSchema }) body: OfferSend,
    @IdempotencyKey() key: string | undefined,
    @CurrentUser() user: User,
  ): Promise<OfferMails> {
    return this.mails.send(id, body, user, key);
  }
}

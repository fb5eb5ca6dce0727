import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import {
  approvalPaths,
  limitDecisionSchema,
  offerSettingsChangeSchema,
  offerSettingsResponse,
  type LimitDecision,
  type OfferSettings,
  type OfferSettingsChange,
  type User,
} from '@programme/contracts';
import { Requires } from '../../../platform/access/access.decorators.js';
import { CurrentUser } from '../../../platform/access/access.guard.js';
import { Audit, type AuditContext } from '../../../platform/audit/audit-rule.js';
import { Audited } from '../../../platform/audit/audited.decorator.js';
import { Responds } from '../../../platform/openapi/responds.decorator.js';
import { OfferSettingsService } from './offer-settings.service.js';

/** The settings of offers. */
@Controller()
export class OfferSettingsController {
  constructor(private readonly settings: OfferSettingsService) {}

  @Get(approvalPaths.settings)
  @Requires('offers.read')
  @Responds({ body: offerSettingsResponse })
  read(@CurrentUser() user: User): Promise<OfferSettings> {
    return this.settings.read(user);
  }

  /** Offers that stand are checked against the new limit when they next change (docs/adr/0026). */
  @Put(approvalPaths.settings)
  @Requires('offer-settings.write')
  @Responds({ body: offerSettingsResponse, problems: ['stale-version'] })
  @Audited('offer-settings.change')
  async change(
    @Body({ schema: offerSettingsChangeSchema }) change: OfferSettingsChange,
    @CurrentUser() user: User,
    @Audit() audit: AuditContext,
  ): Promise<OfferSettings> {
    if ((await this.settings.change(change, user)) === 'waiting') audit.event = 'offer-settings.propose';
    audit.fields.push('largestDiscount');
    return this.settings.read(user);
  }

  @Post(approvalPaths.confirmSettings)
  @Requires('offer-settings.write')
  @HttpCode(200)
  @Responds({ body: offerSettingsResponse, problems: ['stale-version', 'limit-not-proposed', 'own-limit'] })
  @Audited('offer-settings.confirm')
  async confirm(
    @Body({ schema: limitDecisionSchema }) decision: LimitDecision,
    @CurrentUser() user: User,
  ): Promise<OfferSettings> {
    await this.settings.confirm(decision, user);
    return this.settings.read(user);
  }

  @Post(approvalPaths.rejectSettings)
  @Requires('offer-settings.write')
  @HttpCode(200)
  @Responds({ body: offerSettingsResponse, problems: ['stale-version', 'limit-not-proposed'] })
  @Audited('offer-settings.reject')
  async reject(
    @Body({ schema: limitDecisionSchema }) decision: LimitDecision,
    @CurrentUser() user: User,
  ): Promise<OfferSettings> {
    await this.settings.reject(decision, user);
    return this.settings.read(user);
  }
}

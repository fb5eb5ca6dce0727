import { Body, Controller, Get, Put } from '@nestjs/common';
import {
  approvalPaths,
  offerSettingsChangeSchema,
  offerSettingsResponse,
  type OfferSettings,
  type OfferSettingsChange,
} from '@programme/contracts';
import { Audit, type AuditContext } from '../../../platform/audit/audit-rule.js';
import { Audited } from '../../../platform/audit/audited.decorator.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { Responds } from '../../../platform/openapi/responds.decorator.js';
import { OfferSettingsRepository } from './offer-settings.repository.js';

/** The settings of offers: for admins, as every call that says nothing else. */
@Controller()
export class OfferSettingsController {
  constructor(private readonly settings: OfferSettingsRepository) {}

  @Get(approvalPaths.settings)
  @Responds({ body: offerSettingsResponse })
  read(): Promise<OfferSettings> {
    return this.settings.read();
  }

  /** Offers that stand are checked against the new limit when they next change (docs/adr/0026). */
  @Put(approvalPaths.settings)
  @Responds({ body: offerSettingsResponse, problems: ['stale-version'] })
  @Audited('offer-settings.change')
  async change(
    @Body({ schema: offerSettingsChangeSchema }) change: OfferSettingsChange,
    @Audit() audit: AuditContext | undefined,
  ): Promise<OfferSettings> {
    if (!(await this.settings.change(change))) throw new ProblemError('stale-version');
    audit?.fields.push('largestDiscount');
    return { largestDiscount: change.largestDiscount, version: change.version + 1 };
  }
}

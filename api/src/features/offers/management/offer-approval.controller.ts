import { Body, Controller, Param, Post } from '@nestjs/common';
import {
  approvalPaths,
  offerApprovalSchema,
  offerDetailsResponse,
  offerRejectionSchema,
  type OfferApproval,
  type OfferDetails,
  type OfferRejection,
  type User,
} from '@programme/contracts';
import { Requires } from '../../../platform/access/access.decorators.js';
import { CurrentUser } from '../../../platform/access/access.guard.js';
import { Audited } from '../../../platform/audit/audited.decorator.js';
import { Responds } from '../../../platform/openapi/responds.decorator.js';
import { offerAudit } from '../events/offer-audit.js';
import { OfferApprovalService } from '../approval/offer-approval.service.js';
import { OfferDetailsService } from './offer-details.service.js';

const problems = ['not-found', 'stale-version', 'own-discount', 'offer-withdrawn', 'approval-not-requested'] as const;

/** An admin's decisions on discounts that wait for approval. */
@Controller()
export class OfferApprovalController {
  constructor(
    private readonly approvals: OfferApprovalService,
    private readonly offers: OfferDetailsService,
  ) {}

  @Post(approvalPaths.approve)
  @Requires('offers.approve')
  @Responds({ body: offerDetailsResponse, problems })
  @Audited(offerAudit.approved, { entity: 'offer' })
  async approve(
    @Param('id') id: string,
    @Body({ schema: offerApprovalSchema }) approval: OfferApproval,
    @CurrentUser() user: User,
  ): Promise<OfferDetails> {
    await this.approvals.approve(id, approval, user);
    return this.offers.details(id, user);
  }

  @Post(approvalPaths.reject)
  @Requires('offers.approve')
  @Responds({ body: offerDetailsResponse, problems })
  @Audited(offerAudit.rejected, { entity: 'offer' })
  async reject(
    @Param('id') id: string,
    @Body({ schema: offerRejectionSchema }) rejection: OfferRejection,
    @CurrentUser() user: User,
  ): Promise<OfferDetails> {
    await this.approvals.reject(id, rejection, user);
    return this.offers.details(id, user);
  }
}

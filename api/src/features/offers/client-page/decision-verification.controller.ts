import { Controller, Get, Inject, Param, Req, UseGuards } from '@nestjs/common';
import {
  decisionEvidenceResponse,
  decisionPaths,
  decisionVerificationResponse,
  type DecisionEvidence,
  type DecisionVerification,
} from '@programme/contracts';
import type { Request } from 'express';
import { Public } from '../../../platform/access/access.decorators.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { Responds } from '../../../platform/openapi/responds.decorator.js';
import { RateLimitGuard } from '../../../platform/rate-limit/rate-limit.guard.js';
import { OfferDecisionsService } from '../decisions/offer-decisions.service.js';
import { OfferGateService, visitorOf } from '../gate/offer-gate.service.js';

/** How a decision is proved: by its digest, to anybody, and by its evidence, to those who may read the offer. */
@Controller()
export class DecisionVerificationController {
  constructor(
    private readonly decisions: OfferDecisionsService,
    private readonly gate: OfferGateService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What the certificate carries, so that the digest can be checked without us. */
  @Get(decisionPaths.evidence)
  @Public()
  @Responds({ body: decisionEvidenceResponse, problems: ['offer-locked', 'not-found'] })
  async evidence(@Param('id') id: string, @Req() request: Request): Promise<DecisionEvidence> {
    return this.decisions.evidenceOf(await this.gate.open(id, visitorOf(request, this.config)));
  }

  /** Tells anybody who holds a digest whether it is that of a decision, and nothing else of it. */

  @Get(decisionPaths.verify)
  @Public()
  @UseGuards(RateLimitGuard)
  @Responds({ body: decisionVerificationResponse, problems: ['too-many-requests'] })
  verify(@Param('digest') digest: string): Promise<DecisionVerification> {
    if (!/^[\da-f]{64}$/i.test(digest)) throw new ProblemError('malformed-request');
    return this.decisions.verify(digest.toLowerCase());
  }
}

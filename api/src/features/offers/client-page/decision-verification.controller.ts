import { Controller, Get, Param, UseGuards } from '@nestjs/common';
import { decisionPaths, decisionVerificationResponse, type DecisionVerification } from '@programme/contracts';
import { Public } from '../../../platform/access/access.guard.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { Responds } from '../../../platform/openapi/responds.decorator.js';
import { RateLimitGuard } from '../../../platform/rate-limit/rate-limit.guard.js';
import { OfferDecisionsService } from '../decisions/offer-decisions.service.js';

/** Tells anybody who holds a digest whether it is that of a decision, and nothing else of it. */
@Controller()
export class DecisionVerificationController {
  constructor(private readonly decisions: OfferDecisionsService) {}

  @Get(decisionPaths.verify)
  @Public()
  @UseGuards(RateLimitGuard)
  @Responds({ body: decisionVerificationResponse, problems: ['too-many-requests'] })
  verify(@Param('digest') digest: string): Promise<DecisionVerification> {
    if (!/^[\da-f]{64}$/i.test(digest)) throw new ProblemError('malformed-request');
    return this.decisions.verify(digest.toLowerCase());
  }
}

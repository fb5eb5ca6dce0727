import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import {
  apiPaths,
  pricing2025QuerySchema,
  pricing2025Response,
  type Pricing2025,
  type Pricing2025Query,
} from '@programme/contracts';
import { isCurrency } from '@programme/pricing';
import type { Request } from 'express';
import { Public } from '../../platform/access/access.guard.js';
import { ProblemError } from '../../platform/errors/problem.error.js';
import { Responds } from '../../platform/openapi/responds.decorator.js';
import { Pricing2025Service } from './pricing-2025.service.js';

@Controller()
@Public()
export class Pricing2025Controller {
  constructor(private readonly pricing: Pricing2025Service) {}

  @Get(apiPaths.pricing2025)
  @Responds({
    body: pricing2025Response,
    problems: ['not-found', 'price-book-invalid', 'too-many-requests', 'price-sheet-failed', 'busy'],
  })
  async price(
    @Param('currency') currency: string,
    @Query({ schema: pricing2025QuerySchema }) query: Pricing2025Query,
    @Req() { ip = '', user }: Request,
  ): Promise<Pricing2025> {
    if (!isCurrency(currency)) throw new ProblemError('not-found');
    return this.pricing.price(currency, query, { address: ip, user });
  }
}

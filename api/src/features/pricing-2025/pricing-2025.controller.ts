import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import {
  apiPaths,
  pricing2025LengthsQuerySchema,
  pricing2025LengthsResponse,
  pricing2025QuerySchema,
  pricing2025Response,
  type Pricing2025,
  type Pricing2025Length,
  type Pricing2025LengthsQuery,
  type Pricing2025Query,
  type ProblemCode,
} from '@programme/contracts';
import { isCurrency } from '@programme/pricing';
import type { Request } from 'express';
import { Public } from '../../platform/access/access.decorators.js';
import { ProblemError } from '../../platform/errors/problem.error.js';
import { Responds } from '../../platform/openapi/responds.decorator.js';
import { Pricing2025Service } from './pricing-2025.service.js';

const problems: ProblemCode[] = ['not-found', 'price-book-invalid', 'too-many-requests', 'price-sheet-failed', 'busy'];

@Controller()
export class Pricing2025Controller {
  constructor(private readonly pricing: Pricing2025Service) {}

  @Get(apiPaths.pricing2025)
  @Public()
  @Responds({ body: pricing2025Response, problems })
  async price(
    @Param('currency') currency: string,
    @Query({ schema: pricing2025QuerySchema }) query: Pricing2025Query,
    @Req() { ip = '', user }: Request,
  ): Promise<Pricing2025> {
    if (!isCurrency(currency)) throw new ProblemError('not-found');
    return this.pricing.price(currency, query, { address: ip, user });
  }

  @Get(apiPaths.pricing2025Lengths)
  @Public()
  @Responds({ body: pricing2025LengthsResponse, problems })
  async lengths(
    @Param('currency') currency: string,
    @Query({ schema: pricing2025LengthsQuerySchema }) query: Pricing2025LengthsQuery,
    @Req() { ip = '', user }: Request,
  ): Promise<readonly Pricing2025Length[]> {
    if (!isCurrency(currency)) throw new ProblemError('not-found');
    return this.pricing.lengths(currency, query, { address: ip, user });
  }
}

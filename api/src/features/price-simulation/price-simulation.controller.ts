import { Controller, Param, Post } from '@nestjs/common';
import { priceBookPaths, priceSimulationResponse, type PriceSimulation } from '@programme/contracts';
import { Requires } from '../../platform/access/access.decorators.js';
import { NotAudited } from '../../platform/audit/audited.decorator.js';
import { NoBody } from '../../platform/http/no-body.guard.js';
import { Responds } from '../../platform/openapi/responds.decorator.js';
import { PriceSimulationService } from './price-simulation.service.js';

@Controller()
export class PriceSimulationController {
  constructor(private readonly simulation: PriceSimulationService) {}

  @Post(priceBookPaths.simulate)
  @Requires('price-books.read')
  @Responds({ status: 200, body: priceSimulationResponse, problems: ['not-found', 'price-book-invalid', 'busy'] })
  @NoBody()
  @NotAudited()
  simulate(@Param('id') id: string): Promise<PriceSimulation> {
    return this.simulation.simulate(id);
  }
}

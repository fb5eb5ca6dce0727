import { Module } from '@nestjs/common';
import { LogsModule } from '../logs/logs.module.js';
import { OfferRecordsModule } from '../offers/offer-records.module.js';
import { PriceBooksModule } from '../price-books/price-books.module.js';
import { PriceSimulationController } from './price-simulation.controller.js';
import { PriceSimulationService } from './price-simulation.service.js';

@Module({
  imports: [LogsModule, OfferRecordsModule, PriceBooksModule],
  controllers: [PriceSimulationController],
  providers: [PriceSimulationService],
})
export class PriceSimulationModule {}

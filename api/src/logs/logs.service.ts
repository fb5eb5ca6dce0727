import { Injectable } from '@nestjs/common';
import type { CalculationLogBody } from '@programme/contracts';
import { Clock } from '../clock/clock.js';
import { toNewLog } from './calculation-log.mapper.js';
import { CalculationLogRepository } from './calculation-log.repository.js';

@Injectable()
export class LogsService {
  constructor(
    private readonly logs: CalculationLogRepository,
    private readonly clock: Clock,
  ) {}

  /** Writes down that someone calculated a price; answers the row's id. */
  record(calculation: CalculationLogBody): Promise<number> {
    return this.logs.insert(toNewLog(calculation, this.clock.now()));
  }
}

import { Injectable } from '@nestjs/common';

/** The time, as everything that expires or is limited reads it; tests put their own in its place. */
export abstract class Clock {
  abstract now(): Date;
}

@Injectable()
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

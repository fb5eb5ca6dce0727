import { Injectable, type PipeTransform } from '@nestjs/common';
import { ProblemError } from '../errors/problem.error.js';

/** Highest id that both engines can hold. */
const highestId = 2_147_483_647;

/** The number of a row in an address. What is none (`1e3`, `-1`, `01`) names nothing: `not-found`. */
@Injectable()
export class RowIdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : Infinity;
    if (id > highestId) throw new ProblemError('not-found');
    return id;
  }
}

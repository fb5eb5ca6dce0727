import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Clock } from '../clock/clock.js';
import { ProblemError } from '../http/problem.error.js';

/** Calls that one address may make in a window of one minute to what this guard stands before. */
export const callsAMinute = 120;

const windowMs = 60_000;

/** Addresses remembered at once; beyond this the one that has been remembered longest is forgotten. */
const mostAddresses = 10_000;

type Window = { readonly end: number; calls: number };

/**
 * Keeps one address from filling the tables that anyone may write to. Each process counts for itself: this protects the
 * machine, and is no limit that anything's safety rests on (those are counted in SQL).
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  readonly #windows = new Map<string, Window>();

  constructor(private readonly clock: Clock) {}

  canActivate(context: ExecutionContext): boolean {
    const { ip = 'unknown' } = context.switchToHttp().getRequest<Request>();
    const now = this.clock.now().getTime();
    const window = this.#windowOf(ip, now);
    window.calls += 1;
    if (window.calls <= callsAMinute) return true;
    throw new ProblemError('too-many-requests', {
      retryAfterSeconds: Math.max(1, Math.ceil((window.end - now) / 1000)),
    });
  }

  #windowOf(address: string, now: number): Window {
    const known = this.#windows.get(address);
    if (known && known.end > now) return known;
    this.#windows.delete(address);
    const window = { end: now + windowMs, calls: 0 };
    this.#windows.set(address, window);
    for (const oldest of this.#windows.keys()) {
      if (this.#windows.size <= mostAddresses) break;
      this.#windows.delete(oldest);
    }
    return window;
  }
}

import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { subscriberOf } from '../addresses/client-address.js';
import { Clock } from '../clock/clock.js';
import { tooMany } from '../errors/problem.error.js';

/** Calls that one subscriber may make in a window of one minute to what this guard stands before. */
export const callsAMinute = 120;

const windowMs = 60_000;

/** Subscribers remembered at once; beyond this the one that called longest ago is forgotten. */
const mostSubscribers = 10_000;

type Window = { readonly end: number; calls: number };

/**
 * Keeps one subscriber from filling the tables that anyone may write to. Each process counts for itself: this protects
 * the machine, and is no limit that anything's safety rests on (those are counted in SQL).
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  readonly #windows = new LRUCache<string, Window>({ max: mostSubscribers });

  constructor(private readonly clock: Clock) {}

  canActivate(context: ExecutionContext): boolean {
    const { ip = '' } = context.switchToHttp().getRequest<Request>();
    const now = this.clock.now().getTime();
    const window = this.#windowOf(subscriberOf(ip), now);
    window.calls += 1;
    if (window.calls <= callsAMinute) return true;
    throw tooMany('too-many-requests', window.end - now);
  }

  #windowOf(subscriber: string, now: number): Window {
    const known = this.#windows.get(subscriber);
    if (known && known.end > now) return known;
    const window = { end: now + windowMs, calls: 0 };
    this.#windows.set(subscriber, window);
    return window;
  }
}

import { describe, expect, it } from 'vitest';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Public } from '../access/access.decorators.js';
import { createLogger } from '../logging/logger.js';
import { MetricsService } from '../metrics/metrics.service.js';
import { AuditService } from './audit.service.js';
import { NotAudited } from './audited.decorator.js';

class Controller {
  @Public()
  forgotten(): void {}

  @Public()
  @NotAudited()
  inPassing(): void {}
}

describe('a handler', () => {
  const trail = new AuditService(new Reflector(), createLogger('silent'), new MetricsService());

  const eventOf = (handler: keyof Controller, method: string): string | undefined => {
    const request = { method, params: {} } as unknown as Request;
    trail.canActivate({
      getHandler: () => Controller.prototype[handler],
      getClass: () => Controller,
      switchToHttp: () => ({ getRequest: () => request }),
    } as unknown as ExecutionContext);
    return request.audit?.event;
  };

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('of %s that says nothing of the audit answers nobody', (method) => {
    expect(() => eventOf('forgotten', method)).toThrow('says nothing of the audit');
  });

  it('that only reads, or that says so, is not', () => {
    expect(eventOf('forgotten', 'GET')).toBeUndefined();
    expect(eventOf('inPassing', 'POST')).toBeUndefined();
  });
});

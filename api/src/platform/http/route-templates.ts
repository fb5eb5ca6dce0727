import { Injectable, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { match } from 'path-to-regexp';

/** What a request is called that no controller's route has served. */
const others = { page: '(page)', asset: '(asset)', none: '(unmatched)' } as const;

type Handler = (...parameters: unknown[]) => unknown;

/** A call that a controller answers. */
export type ControllerRoute = {
  readonly method: string;
  readonly template: string;
  readonly handler: Handler;
  readonly controller: Type;
  /** As Express compares paths; one that cannot be decoded does not match. */
  readonly matches: (path: string) => unknown;
};

/** The routes of all controllers, by what their decorators say. */
@Injectable()
export class RouteTemplates {
  #known: readonly ControllerRoute[] | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  get routes(): readonly ControllerRoute[] {
    return (this.#known ??= this.discovery
      .getControllers()
      .flatMap(({ metatype }) => this.#routesOf(metatype as Type)));
  }

  /**
   * The name under which an answered request is logged and counted: the template of its route
   * (`/api/offers/:id/details`), or one of three names for everything else. Holds nothing that the caller wrote, and
   * there are only so many of them, whatever is asked for.
   */
  nameOf(request: Request, response: Response): string {
    const { path } = (request.route ?? {}) as { path?: unknown };
    if (typeof path === 'string') return path;
    const asked = request.originalUrl.split('?', 1)[0] ?? '';
    if (/^\/(remotes|shell)\/|^\/remotes\.json$/.test(asked)) return others.asset;
    // Refused before it came to its route: by its origin, its body, its session.
    if (/^\/api(\/|$)/i.test(asked)) return this.#find(request.method, asked)?.template ?? others.none;
    return response.statusCode === 404 ? others.none : others.page;
  }

  /** The methods that a path takes, as the header `Allow` names them; empty for an unknown path. */
  methodsOf(path: string): string {
    const methods = this.routes.filter(({ matches }) => matches(path)).map(({ method }) => method);
    return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))].join(', ');
  }

  #find(asked: string, path: string): ControllerRoute | undefined {
    const wanted = asked === 'HEAD' ? 'GET' : asked;
    return this.routes.find(({ method, matches }) => method === wanted && matches(path));
  }

  #routesOf(controller: Type): ControllerRoute[] {
    const prototype = controller.prototype as Record<string, Handler>;
    return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name];
      const template = handler && this.reflector.get<string | undefined>(PATH_METADATA, handler);
      if (!handler || template === undefined) return [];
      const method = RequestMethod[this.reflector.get<RequestMethod>(METHOD_METADATA, handler)] ?? '';
      const matches = match(template, { sensitive: false, trailing: true, decode: false });
      return [{ method, template, handler, controller, matches }];
    });
  }
}

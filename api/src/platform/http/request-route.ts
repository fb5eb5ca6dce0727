import type { Application, Request, Response } from 'express';
import { match } from 'path-to-regexp';

/** What a request is called that no controller's route has served. */
const others = { page: '(page)', asset: '(asset)', none: '(unmatched)' } as const;

type Route = { readonly path: unknown; readonly methods: Readonly<Record<string, boolean | undefined>> };

type RegisteredRoute = {
  readonly path: string;
  readonly methods: Route['methods'];
  readonly matches: (path: string) => unknown;
};

const registered = new WeakMap<Application, readonly RegisteredRoute[]>();

/**
 * The name under which an answered request is logged and counted: the template of its route
 * (`/api/offers/:id/details`), or one of three names for everything else. Holds nothing that the caller wrote, and
 * there are only so many of them, whatever is asked for.
 */
export function routeOf(request: Request, response: Response): string {
  const { path } = (request.route ?? {}) as Partial<Route>;
  if (typeof path === 'string') return path;
  const asked = request.originalUrl.split('?', 1)[0] ?? '';
  if (/^\/(remotes|shell)\/|^\/remotes\.json$/.test(asked)) return others.asset;
  // Refused before it came to its route: by its origin, its body, its session.
  return refusedRoute(request, asked) ?? (response.statusCode === 404 ? others.none : others.page);
}

function refusedRoute({ app, method }: Request, asked: string): string | undefined {
  if (!/^\/api(\/|$)/i.test(asked)) return undefined;
  const name = method === 'HEAD' ? 'get' : method.toLowerCase();
  return routesOf(app).find(({ methods, matches }) => methods[name] && matches(asked))?.path ?? others.none;
}

/** All routes that controllers have registered, once there are any. */
function routesOf(app: Application): readonly RegisteredRoute[] {
  const known = registered.get(app);
  if (known) return known;
  const routes = app.router.stack.flatMap(({ route }) => {
    const { path, methods } = (route ?? {}) as Partial<Route>;
    return typeof path === 'string' && methods ? [{ path, methods, matches: matcher(path) }] : [];
  });
  registered.set(app, routes);
  return routes;
}

/** As Express compares paths; one that cannot be decoded matches none. */
function matcher(template: string): (path: string) => unknown {
  const matches = match(template, { sensitive: false, trailing: true, decode: false });
  return (path) => matches(path);
}

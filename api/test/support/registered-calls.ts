import type { TestServer } from './test-server.js';

type Router = { router: { stack: { route?: { path: string; methods: Record<string, boolean> } }[] } };

/** Every route that the server's router knows, as `GET /api/user`. */
export function registeredCalls(server: TestServer): string[] {
  const { router } = server.app.getHttpAdapter().getInstance() as Router;
  return router.stack.flatMap(({ route }) =>
    route ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`) : [],
  );
}

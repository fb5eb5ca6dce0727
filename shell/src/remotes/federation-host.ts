import { createInstance } from '@module-federation/enhanced/runtime';
import { integrityOf } from './remote-integrity';
import { lateModules, sharedModules } from './shared-modules';

/** Milliseconds for one script or manifest. */
const stepBudget = 8000;

type Lent = { readonly lib: () => unknown } | { readonly get: () => Promise<() => unknown> };

/** As the build's list has it; `react/` there stands for all below it. */
function dependency(name: string): SharedDependency {
  const entries = Object.entries(SHARED_DEPENDENCIES);
  const [, found] = entries.find(([one]) => one === name || (one.endsWith('/') && name.startsWith(one))) ?? [];
  if (!found) throw new Error(`${name} is not in the list of shared modules`);
  return found;
}

function lend(name: string, lent: Lent) {
  const { version, ...shareConfig } = dependency(name);
  return [name, { version, shareConfig, ...lent }] as const;
}

/**
 * The page's side of federation. It lends its own copies and takes none, so its own code imports them as any module:
 * asking the runtime for each of them cost a fifth of the start (docs/adr/0018).
 */
export const federationHost = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries([
    ...namesOf(sharedModules).map((name) => lend(name, { lib: () => sharedModules[name] })),
    ...namesOf(lateModules).map((name) =>
      lend(name, {
        get: async () => {
          const module = await lateModules[name]();
          return () => module;
        },
      }),
    ),
  ]),
  plugins: [
    {
      name: 'time-budgets-and-integrity',
      fetch: (url, options) => fetch(url, { ...options, signal: AbortSignal.timeout(stepBudget) }),
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        const integrity = integrityOf(url);
        if (integrity) {
          script.integrity = integrity;
          // Without it the browser may not look into a script from another origin, and checks nothing.
          script.crossOrigin = 'anonymous';
        }
        return { script, timeout: stepBudget };
      },
    },
  ],
});

function namesOf<Name extends string>(modules: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(modules) as Name[];
}

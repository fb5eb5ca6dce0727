import { createInstance } from '@module-federation/enhanced/runtime';
import { integrityOf } from './remote-integrity';
import { lazyModules, sharedModules } from './shared-modules';

/** Milliseconds for one script. */
const stepBudget = 8000;

type ProvidedModule = { readonly lib: () => unknown } | { readonly get: () => Promise<() => unknown> };

/** The build's entry for a shared module; `react/` covers all its subpaths. */
function dependency(name: string): SharedDependency {
  const entries = Object.entries(SHARED_DEPENDENCIES);
  const [, found] = entries.find(([one]) => one === name || (one.endsWith('/') && name.startsWith(one))) ?? [];
  if (!found) throw new Error(`${name} is not in the list of shared modules`);
  return found;
}

function provide(name: string, module: ProvidedModule) {
  const { version, ...shareConfig } = dependency(name);
  return [name, { version, shareConfig, ...module }] as const;
}

/**
 * The federation host. The shell provides shared modules; remotes consume them. The shell's own code imports them as
 * usual: resolving each through the federation runtime cost a fifth of the start-up time (docs/adr/0018).
 */
export const federationHost = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries([
    ...namesOf(sharedModules).map((name) => provide(name, { lib: () => sharedModules[name] })),
    ...namesOf(lazyModules).map((name) =>
      provide(name, {
        get: async () => {
          const module = await lazyModules[name]();
          return () => module;
        },
      }),
    ),
  ]),
  plugins: [
    {
      name: 'time-budgets-and-integrity',
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

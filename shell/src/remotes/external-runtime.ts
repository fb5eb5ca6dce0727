import * as runtimeCore from '@module-federation/runtime-core';

/*
 * Released remotes leave the federation runtime out of their bundles and look for it here (`externalRuntime` in their
 * builds), so that a visitor downloads it once. Must run before any remote's script.
 */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

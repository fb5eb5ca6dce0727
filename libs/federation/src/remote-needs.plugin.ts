import type { Compiler, WebpackPluginInstance } from 'webpack';
import type { Contract } from './shared-dependencies.js';

type Needs = { readonly contract: Contract; readonly shared: Readonly<Record<string, string>> };

/** Writes what a remote needs of the page beside its scripts, as data (`RemoteNeeds` of libs/mfe-contract). */
export class RemoteNeedsPlugin implements WebpackPluginInstance {
  constructor(private readonly needs: Needs) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(RemoteNeedsPlugin.name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: RemoteNeedsPlugin.name, stage }, () =>
        compilation.emitAsset('remote-needs.json', new sources.RawSource(JSON.stringify(this.needs, null, 2))),
      );
    });
  }
}

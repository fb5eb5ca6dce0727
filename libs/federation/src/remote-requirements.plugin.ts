import type { Compiler, WebpackPluginInstance } from 'webpack';
import type { Contract } from './shared-dependencies.js';

type Requirements = { readonly contract: Contract; readonly shared: Readonly<Record<string, string>> };

/** Writes a remote's requirements beside its scripts, as data (`RemoteRequirements` of libs/mfe-contract). */
export class RemoteRequirementsPlugin implements WebpackPluginInstance {
  constructor(private readonly requirements: Requirements) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(RemoteRequirementsPlugin.name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: RemoteRequirementsPlugin.name, stage }, () =>
        compilation.emitAsset('remote-needs.json', new sources.RawSource(JSON.stringify(this.requirements, null, 2))),
      );
    });
  }
}

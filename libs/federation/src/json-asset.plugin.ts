import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';

/** Writes what is known of a build once its files have their names, as JSON beside them. */
export class JsonAssetPlugin implements WebpackPluginInstance {
  constructor(
    private readonly file: string,
    private readonly contentOf: (compilation: Compilation) => unknown,
  ) {}

  apply(compiler: Compiler): void {
    const { name } = JsonAssetPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const text = JSON.stringify(this.contentOf(compilation), null, 2);
        compilation.emitAsset(this.file, new compiler.webpack.sources.RawSource(text));
      });
    });
  }
}

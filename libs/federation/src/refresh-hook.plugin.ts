import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * The DevTools hook that React registers its renderer with. Each remote brings its own React Refresh runtime and starts
 * after React; it finds the renderer in this hook. The hook that the runtime would install by itself does not keep
 * renderers.
 */
const hook = `globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true,
  inject(renderer) { this.renderers.set(this.renderers.size + 1, renderer); return this.renderers.size; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
};`;

/** Puts the hook into a development page before every script, so that a change in a remote keeps what was typed. */
export class RefreshHookPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(RefreshHookPlugin.name, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(RefreshHookPlugin.name, (page) => {
        const script = HtmlWebpackPlugin.createHtmlTagObject('script', {}, hook);
        return { ...page, headTags: [script, ...page.headTags] };
      });
    });
  }
}

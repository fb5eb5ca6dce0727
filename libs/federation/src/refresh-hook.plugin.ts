import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * What React tells of itself to whoever refreshes components. Each part brings a refresh runtime of its own, and a remote's
 * comes after React: it finds React's renderer here, where the runtime's own stand-in would have kept none.
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

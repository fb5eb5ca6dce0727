import webpack, { type WebpackPluginInstance } from 'webpack';

/** Makes a build report another version of the contract than the installed one. Tests of version skew use it. */
export function contractOverride(version: string | undefined): WebpackPluginInstance[] {
  if (version === undefined) return [];
  const manifest = `data:application/json,${JSON.stringify({ version })}`;
  return [
    new webpack.NormalModuleReplacementPlugin(
      /^\.\.\/package\.json$/,
      (found: { context: string; request: string }) => {
        if (/mfe-contract[/\\]src$/.test(found.context)) found.request = manifest;
      },
    ),
  ];
}

import webpack, { type WebpackPluginInstance } from 'webpack';

/** Has a part take itself for one that was built against another version of the contract, wherever it is asked. */
export function otherContract(version: string | undefined): WebpackPluginInstance[] {
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

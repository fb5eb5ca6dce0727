/** Thrown with one line for each wrong variable, `NAME: what it must be`; holds no value of the environment. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly faults: readonly string[]) {
    super(['The configuration is invalid:', ...faults.map((fault) => `  ${fault}`)].join('\n'));
  }
}

/** What `webpack --env name=value` may say of a build. */
export type BuildOptions = {
  /** The contract version to build against; the current one by default. Tests of version skew set another. */
  readonly contract?: string;
  /**
   * `false`: in development, changed components are not exchanged in the open page, which a built shell's cannot do.
   */
  readonly hot?: string;
  /** In development, a remote in a page of its own (its `dev` folder) in place of one for the shell's. */
  readonly alone?: unknown;
};

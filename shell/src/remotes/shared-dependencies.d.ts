type SharedDependency = {
  readonly version: string;
  readonly requiredVersion: string;
  readonly singleton: boolean;
  readonly strictVersion: boolean;
  readonly eager: boolean;
};

/** What shell and remotes share, by name: `sharedDependencies` of libs/federation, put here by the build. */
declare const SHARED_DEPENDENCIES: Readonly<Record<string, SharedDependency>>;

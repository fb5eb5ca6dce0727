/** What a component needs of a query that another one made. */
export type LoadedQuery<Data> = {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

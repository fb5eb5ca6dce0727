type Parameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameters<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The address of a call: `apiPath(apiPaths.offerPublic, { id })`. Values are URI-encoded. */
export function apiPath<Path extends string>(path: Path, parameters: Record<Parameters<Path>, string>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: Parameters<Path>) => encodeURIComponent(parameters[name]));
}

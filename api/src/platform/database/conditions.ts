/** A piece of a WHERE clause, with the values of its placeholders. */
export type Conditions = { readonly sql: string; readonly values: readonly unknown[] };

/** What meets all of them; without any, everything. */
export const allOf = (parts: readonly Conditions[]): Conditions => ({
  sql: parts.map(({ sql }) => sql).join(' AND ') || '1 = 1',
  values: parts.flatMap(({ values }) => values),
});

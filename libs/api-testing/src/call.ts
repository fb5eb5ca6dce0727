import type { Permission } from '@programme/contracts';
import type { ISchema, Schema } from 'yup';

/** A right call, and how it is answered. */
export type Call = {
  /** Where the call's own path has parameters: one with values in it. */
  readonly path?: string;
  readonly query?: Pick<Schema, 'validateSync'>;
  readonly body?: object;
  /** Right bodies of other shapes. */
  readonly otherBodies?: readonly object[];
  readonly schema?: Pick<ISchema<unknown>, 'describe'> & Pick<Schema, 'validateSync'>;
  readonly status: number;
  /** What an admin gets, where that is something else. */
  readonly adminStatus?: number;
};

export type Calls = Readonly<Record<string, Call>>;

/** Calls of staff, with the permission that each takes. */
export type StaffCalls = Readonly<Record<string, Call & { readonly permission: Permission }>>;

/** A table as a list: each call with its method, and its path as the router knows it and with values in it. */
export const callsOf = <C extends Call>(calls: Readonly<Record<string, C>>) =>
  Object.entries(calls).map(([name, call]) => {
    const [method = '', pattern = ''] = name.split(' ');
    return { name, method, pattern, path: pattern, ...call };
  });

import { array, boolean, mixed, number, object, string, type InferType, type ISchema, type ObjectShape } from 'yup';

/** An object of an answer: it has these fields and no others. */
export const responseObject = <Shape extends ObjectShape>(shape: Shape) => object(shape).strict().noUnknown().defined();

export const listOf = <Element>(element: ISchema<Element>) => array(element).strict().defined();

/** An object with fields of any name, of any type unless one is given; the API's `toJsonSchema` reads it from here. */
export const recordOf = <Value = unknown>(values?: ISchema<Value>) =>
  mixed((value): value is Record<string, Value> => typeof value === 'object' && value !== null)
    .defined()
    .meta({ isRecord: true, values });

export const text = () => string().defined();
export const flag = () => boolean().defined();
export const decimal = () => number().defined();
export const wholeNumber = () => number().integer().defined();

/** Id of a row: 1 or more. */
export const rowId = () => wholeNumber().min(1);

/** A moment in ISO 8601, UTC. */
export const moment = () => string().datetime().defined();

export const oneOf = <Value extends string>(values: readonly Value[]) =>
  string<Value>()
    .oneOf([...values])
    .defined();

/** The type of what a response schema describes. Nobody changes an answer. */
export type ResponseOf<Schema extends ISchema<unknown>> = DeepReadonly<InferType<Schema>>;

type DeepReadonly<Value> = Value extends readonly (infer Element)[]
  ? readonly DeepReadonly<Element>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
    : Value;

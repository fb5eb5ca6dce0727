import type { AnswerChannel, DeclineReason, OfferedPackage, RecordedDecision } from '@programme/contracts';

/** What the form holds. */
export type RecordValues = {
  readonly decision: 'accepted' | 'declined';
  /** Of an acceptance: a value of `optionValue`. */
  readonly option: string;
  /** Of a decline. */
  readonly reason: DeclineReason | '';
  readonly channel: AnswerChannel;
  readonly answeredOn: string;
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly text: string;
};

type Option = { readonly quoteId: number; readonly package: OfferedPackage; readonly months: number };

/** An option as the value of a list. */
export const optionValue = (option: Option): string => [option.quoteId, option.package, option.months].join(' ');

/** The body of the call. What is missing in it, its schema finds. */
export function recordedDecision(values: RecordValues, version: number): RecordedDecision {
  const { decision, channel, answeredOn } = values;
  const common = { version, channel, answeredOn, ...typed('text', values.text) };
  if (decision === 'declined') return { ...common, decision, reason: values.reason as DeclineReason };
  const [quoteId, name, months] = values.option.split(' ');
  return {
    ...common,
    decision,
    ...(values.option === ''
      ? ({} as Option)
      : { quoteId: Number(quoteId), package: name as OfferedPackage, months: Number(months) }),
    name: values.name.trim(),
    ...typed('role', values.role),
    ...typed('email', values.email),
  };
}

const typed = <Name extends string>(name: Name, value: string) =>
  value.trim() === '' ? {} : ({ [name]: value.trim() } as Record<Name, string>);

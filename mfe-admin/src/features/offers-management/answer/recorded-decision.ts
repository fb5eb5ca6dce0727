import type { AnswerChannel, DeclineReason, OfferedPackage } from '@programme/contracts';

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

/** The body of the call; what is not filled in is not in it, and its schema finds that. */
export function recordedDecision(values: RecordValues, version: number): object {
  const { decision, channel, answeredOn, text, reason, name, role, email } = values;
  const common = { version, decision, channel, answeredOn, ...typed({ text }) };
  if (decision === 'declined') return { ...common, ...typed({ reason }) };
  return { ...common, ...optionOf(values.option), ...typed({ name, role, email }) };
}

function optionOf(value: string): Partial<Option> {
  if (value === '') return {};
  const [quoteId, name, months] = value.split(' ');
  return { quoteId: Number(quoteId), package: name as OfferedPackage, months: Number(months) };
}

const typed = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );

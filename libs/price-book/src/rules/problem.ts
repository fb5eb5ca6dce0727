/** Rules that a price book must keep; a book that breaks one is not reviewed. */
export const errorRules = [
  'amount-not-positive',
  'amount-decimals',
  'amount-range',
  'not-whole',
  'number-range',
  'percentage-range',
  'currency-missing',
  'estimate-source',
  'rows-missing',
  'range-start',
  'range-end',
  'range-reversed',
  'range-gap',
  'range-overlap',
  'fee-not-rising',
  'months-range',
  'modifier-key',
  'modifier-key-twice',
  'modifier-colour',
  'seat-multiple',
  'participation-range',
  'participation-step',
  'participation-default',
  'pack-months',
  'pack-order',
  'pack-lengths-differ',
  'pack-not-cheaper',
  'pack-per-month',
  'comparison-order',
  'comparison-without-pack',
  'engagement-not-rising',
  'figure-jump',
  'date-missing',
  'date-past',
] as const;

/** What is allowed but rarely meant; a book with one needs a reason. */
export const warningRules = [
  'total-changed',
  'limit-changed',
  'total-falls',
  'minimum-never-applies',
  'threshold-same',
  'estimate-drift',
  'estimate-shift',
] as const;

export type ErrorRule = (typeof errorRules)[number];
export type WarningRule = (typeof warningRules)[number];

/** Numbers and names that a sentence about the problem can quote. */
export type ProblemValues = Readonly<Record<string, string | number>>;

export type PriceBookProblem = {
  readonly severity: 'error' | 'warning';
  /** Stable: texts and tests name it. */
  readonly rule: ErrorRule | WarningRule;
  /** Names and positions joined by dots, `currencies.PLN.tiers.3.fee`; `effectiveFrom` is beside the content. */
  readonly path: string;
  readonly values?: ProblemValues;
};

const problemOf =
  <Rule extends ErrorRule | WarningRule>(severity: PriceBookProblem['severity']) =>
  (rule: Rule, path: string, values?: ProblemValues): PriceBookProblem => ({
    severity,
    rule,
    path,
    ...(values && { values }),
  });

export const error = problemOf<ErrorRule>('error');
export const warning = problemOf<WarningRule>('warning');

export const isError = ({ severity }: PriceBookProblem): boolean => severity === 'error';

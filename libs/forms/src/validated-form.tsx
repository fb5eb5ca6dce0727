import {
  Form,
  Formik,
  getIn,
  setIn,
  useFormikContext,
  type FormikErrors,
  type FormikHelpers,
  type FormikValues,
} from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { issueText, type FieldIssue } from '@programme/contracts';
import type { Language } from '@programme/i18n';
import { useShell, type Translate } from '@programme/mfe-contract';

/** What the server said of fields, and the values that it said it of: a message stands until its field changes. */
export type Refusal<Values> = {
  readonly messages: Readonly<Record<string, string>>;
  readonly values: Values;
};

type Props<Values extends FormikValues> = {
  readonly initialValues: Values;
  /** What is wrong with the values; none lets the form be submitted. */
  readonly validate: (values: Values) => readonly FieldIssue[];
  readonly onSubmit: (values: Values, helpers: FormikHelpers<Values>) => void | Promise<unknown>;
  readonly refusal?: Refusal<Values> | undefined;
  /** Accessible name of the form. */
  readonly label: string;
  readonly children: ReactNode;
};

/**
 * A Formik form whose messages are texts of the page's language, and which takes the reader to the first field that
 * keeps it from being sent.
 */
export function ValidatedForm<Values extends FormikValues>({
  initialValues,
  validate,
  onSubmit,
  refusal,
  label,
  children,
}: Props<Values>) {
  const { translate, preferences } = useShell();
  const { language } = preferences;
  return (
    <Formik
      initialValues={initialValues}
      validate={(values) => withRefusal(toErrors<Values>(validate(values), translate, language), values, refusal)}
      onSubmit={onSubmit}
    >
      <Form noValidate aria-label={label}>
        <RetranslatedErrors translate={translate} />
        <FocusedFault />
        <RefusedFields refusal={refusal} />
        {children}
      </Form>
    </Formik>
  );
}

function toErrors<Values>(
  issues: readonly FieldIssue[],
  translate: Translate,
  language: Language,
): FormikErrors<Values> {
  return issues.reduce<FormikErrors<Values>>(
    (errors, issue) => setIn(errors, issue.field, issueText(issue, translate, language)) as FormikErrors<Values>,
    {},
  );
}

function withRefusal<Values>(errors: FormikErrors<Values>, values: Values, refusal: Refusal<Values> | undefined) {
  return Object.entries(refusal?.messages ?? {})
    .filter(([field]) => getIn(values, field) === getIn(refusal?.values, field) && getIn(errors, field) === undefined)
    .reduce((all, [field, message]) => setIn(all, field, message) as FormikErrors<Values>, errors);
}

/** A refusal that arrives shows at its fields, and takes the reader to the first. */
function RefusedFields<Values>({ refusal }: { readonly refusal: Refusal<Values> | undefined }) {
  const { setTouched, validateForm, errors, touched } = useFormikContext<Values>();
  const marker = useRef<HTMLSpanElement>(null);
  const arrived = useRef<Refusal<Values>>(undefined);
  const focused = useRef<Refusal<Values>>(undefined);

  useEffect(() => {
    if (!refusal || arrived.current === refusal) return;
    arrived.current = refusal;
    const refused = Object.keys(refusal.messages).reduce<object>((all, field) => setIn(all, field, true) as object, {});
    void setTouched(refused, false).then(() => validateForm());
  }, [refusal, setTouched, validateForm]);

  useEffect(() => {
    if (!refusal || focused.current === refusal) return;
    const shows = Object.keys(refusal.messages).some((field) => getIn(errors, field) && getIn(touched, field));
    if (shows && focusFault(marker.current)) focused.current = refusal;
  }, [refusal, errors, touched]);
  return <span ref={marker} hidden />;
}

/** Messages are made when a value changes; a change of language must make them anew. */
function RetranslatedErrors({ translate }: { readonly translate: Translate }) {
  const { validateForm } = useFormikContext();
  const shown = useRef(translate);
  useEffect(() => {
    if (shown.current === translate) return;
    shown.current = translate;
    void validateForm();
  }, [translate, validateForm]);
  return null;
}

/** After a refused submit, focus goes to the first field in the page's order that has a fault. */
function FocusedFault() {
  const { submitCount, isSubmitting, isValidating, isValid } = useFormikContext();
  const handled = useRef(0);
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (submitCount === handled.current || isValidating || isSubmitting) return;
    handled.current = submitCount;
    if (isValid) return;
    focusFault(marker.current);
  }, [submitCount, isSubmitting, isValidating, isValid]);
  return <span ref={marker} hidden />;
}

/** Whether there was a field to focus. */
function focusFault(within: HTMLElement | null): boolean {
  const field = within?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return field != null;
}

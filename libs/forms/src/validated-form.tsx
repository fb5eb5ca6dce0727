import {
  Form,
  Formik,
  getIn,
  setIn,
  useFormikContext,
  type FormikErrors,
  type FormikHelpers,
  type FormikProps,
  type FormikValues,
} from 'formik';
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { issueText, type FieldIssue } from '@programme/contracts';
import type { Language } from '@programme/i18n';
import { useShell, type Translate } from '@programme/mfe-contract';
import { FormLock } from './use-bound-field';
import { useFormDraft } from './use-form-draft';

/** Field errors of the server, and the values that were sent. A message is shown until its field changes. */
export type ServerErrors<Values> = {
  readonly messages: Readonly<Record<string, string>>;
  readonly values: Values;
};

type Props<Values extends FormikValues> = {
  readonly initialValues: Values;
  /** The issues of the values; a form without issues can be submitted. */
  readonly validate: (values: Values) => readonly FieldIssue[];
  /** Of a form with a draft, it ends with true once the values have arrived: what was sent is kept no more. */
  readonly onSubmit: (values: Values, helpers: FormikHelpers<Values>) => void | Promise<unknown>;
  /** What a button of the type `reset` does, besides forgetting the draft. */
  readonly onReset?: () => void;
  /** Names the form, and what it changes: the browser's tab keeps what is typed into it, for this person. */
  readonly draft?: string | undefined;
  /** Fields that are in no draft: passwords. */
  readonly secret?: readonly (keyof Values & string)[];
  /** While the call of a form runs that success closes: what was typed then would be lost with it. */
  readonly locked?: boolean;
  readonly serverErrors?: ServerErrors<Values> | undefined;
  /** Changes the form's fields from outside of it. */
  readonly formRef?: Ref<FormikProps<Values>> | undefined;
  /** Accessible name of the form. */
  readonly label: string;
  readonly children: ReactNode;
};

/**
 * A Formik form with messages in the page's language. A failed submit moves focus to the first invalid field.
 */
export function ValidatedForm<Values extends FormikValues>({
  initialValues,
  validate,
  onSubmit,
  onReset,
  draft: name,
  secret = [],
  locked = false,
  serverErrors,
  formRef,
  label,
  children,
}: Props<Values>) {
  const { translate, preferences } = useShell();
  const { language } = preferences;
  const draft = useFormDraft(name, initialValues, secret);
  const begun = draft?.begun ?? initialValues;
  const errorsOf = (values: Values) =>
    withServerErrors(toErrors<Values>(validate(values), translate, language), values, serverErrors);
  // The form begins with its errors, or it would be rendered again to get them.
  const [initialErrors] = useState(() => errorsOf(begun));
  const send = async (values: Values, helpers: FormikHelpers<Values>) => {
    if ((await onSubmit(values, helpers)) === true) draft?.forget(values);
  };
  const reset = () => {
    draft?.forget();
    onReset?.();
  };
  return (
    <Formik
      initialValues={begun}
      initialErrors={initialErrors}
      validate={errorsOf}
      // Formik validates in promises, and renders the form twice more with each key press. See ErrorsOfValues.
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={draft ? send : onSubmit}
      onReset={reset}
      {...(formRef && { innerRef: formRef })}
    >
      <Form noValidate aria-label={label}>
        <ErrorsOfValues {...{ errorsOf, translate, serverErrors }} />
        <FocusFirstError />
        <ServerFieldErrors serverErrors={serverErrors} />
        {draft && <DraftKeeper keep={draft.keep} />}
        <FormLock value={locked}>{children}</FormLock>
      </Form>
    </Formik>
  );
}

/** Keeps each change; what the form begins with is not one. */
function DraftKeeper<Values>({ keep }: { readonly keep: (values: Values) => void }) {
  const { values } = useFormikContext<Values>();
  const kept = useRef(values);
  useEffect(() => {
    if (values === kept.current) return;
    kept.current = values;
    keep(values);
  }, [values, keep]);
  return null;
}

type ErrorsOf<Values> = {
  readonly errorsOf: (values: Values) => FormikErrors<Values>;
  readonly translate: Translate;
  readonly serverErrors: ServerErrors<Values> | undefined;
};

/**
 * Keeps the errors those of the values, in the page's language. The same errors render nothing. A new `validate` alone,
 * which many forms pass with each rendering, must not take away the errors that a form has set itself.
 */
function ErrorsOfValues<Values extends FormikValues>({ errorsOf, translate, serverErrors }: ErrorsOf<Values>) {
  const { values, setErrors } = useFormikContext<Values>();
  const latest = useRef(errorsOf);
  useEffect(() => {
    latest.current = errorsOf;
  });
  useEffect(() => setErrors(latest.current(values)), [values, translate, serverErrors, setErrors]);
  return null;
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

function withServerErrors<Values>(
  errors: FormikErrors<Values>,
  values: Values,
  serverErrors: ServerErrors<Values> | undefined,
) {
  return Object.entries(serverErrors?.messages ?? {})
    .filter(
      ([field]) => getIn(values, field) === getIn(serverErrors?.values, field) && getIn(errors, field) === undefined,
    )
    .reduce((all, [field, message]) => setIn(all, field, message) as FormikErrors<Values>, errors);
}

/** Errors that arrive from the server show at their fields; focus goes to the first. */
function ServerFieldErrors<Values>({ serverErrors }: { readonly serverErrors: ServerErrors<Values> | undefined }) {
  const { setTouched, errors, touched } = useFormikContext<Values>();
  const marker = useRef<HTMLSpanElement>(null);
  const arrived = useRef<ServerErrors<Values>>(undefined);
  const focused = useRef<ServerErrors<Values>>(undefined);

  useEffect(() => {
    if (!serverErrors || arrived.current === serverErrors) return;
    arrived.current = serverErrors;
    const all = Object.keys(serverErrors.messages).reduce<object>(
      (touchedFields, field) => setIn(touchedFields, field, true) as object,
      {},
    );
    void setTouched(all, false);
  }, [serverErrors, setTouched]);

  useEffect(() => {
    if (!serverErrors || focused.current === serverErrors) return;
    const shows = Object.keys(serverErrors.messages).some((field) => getIn(errors, field) && getIn(touched, field));
    if (shows && focusFirstError(marker.current)) focused.current = serverErrors;
  }, [serverErrors, errors, touched]);
  return <span ref={marker} hidden />;
}

/** After a failed submit, focus goes to the first invalid field in document order. */
function FocusFirstError() {
  const { submitCount, isSubmitting, isValidating, isValid } = useFormikContext();
  const handled = useRef(0);
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (submitCount === handled.current || isValidating || isSubmitting) return;
    handled.current = submitCount;
    if (isValid) return;
    focusFirstError(marker.current);
  }, [submitCount, isSubmitting, isValidating, isValid]);
  return <span ref={marker} hidden />;
}

/** Whether there was a field to focus. */
function focusFirstError(within: HTMLElement | null): boolean {
  const field = within?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return field != null;
}

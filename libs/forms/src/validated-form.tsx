import {
  Form,
  Formik,
  setIn,
  useFormikContext,
  type FormikErrors,
  type FormikHelpers,
  type FormikValues,
} from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldIssue } from '@programme/contracts';
import { useTranslate, type Translate } from '@programme/mfe-contract';

type Props<Values extends FormikValues> = {
  readonly initialValues: Values;
  /** What is wrong with the values; none lets the form be submitted. */
  readonly validate: (values: Values) => readonly FieldIssue[];
  readonly onSubmit: (values: Values, helpers: FormikHelpers<Values>) => void | Promise<unknown>;
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
  label,
  children,
}: Props<Values>) {
  const translate = useTranslate();
  return (
    <Formik
      initialValues={initialValues}
      validate={(values) => toErrors<Values>(validate(values), translate)}
      onSubmit={onSubmit}
    >
      <Form noValidate aria-label={label}>
        <RetranslatedErrors translate={translate} />
        <FocusedFault />
        {children}
      </Form>
    </Formik>
  );
}

function toErrors<Values>(issues: readonly FieldIssue[], translate: Translate): FormikErrors<Values> {
  return issues.reduce<FormikErrors<Values>>(
    (errors, { field, key, parameters }) => setIn(errors, field, translate(key, parameters)) as FormikErrors<Values>,
    {},
  );
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
    marker.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, isValidating, isValid]);
  return <span ref={marker} hidden />;
}

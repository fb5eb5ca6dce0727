/** Forms: Formik, and fields bound to it. Apart from `ui`, so that pages without a form do not load it. */
export { Field, useField, useFormikContext, type FormikHelpers, type FormikProps } from 'formik';
export { EmailField } from './email-field';
export { AmountField, NumberField } from './number-field';
export { PasswordField } from './password-field';
export { SelectField } from './select-field';
export { TextField } from './text-field';
export { ValidatedForm, type ServerErrors } from './validated-form';

import { useId, type ReactNode } from 'react';
import type { FieldIssue } from '@programme/contracts';
import { ValidatedForm, type FormikHelpers } from '@programme/forms';
import { useTranslate } from '@programme/mfe-contract';
import { Button, Stack } from '@programme/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@programme/ui/overlays';

type Props<Values extends object> = {
  readonly title: string;
  readonly initialValues: Values;
  readonly validate: (values: Values) => readonly FieldIssue[];
  /** @returns true once the values have arrived */
  readonly onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<true | void>;
  /** Names the form, and what it changes; without it nothing that is typed is kept. */
  readonly draft?: string;
  readonly submit: string;
  /** While the call runs the form cannot be sent again, typed into or closed by accident. */
  readonly submitting: boolean;
  readonly onClose: () => void;
  /** The fields, and what went wrong. */
  readonly children: ReactNode;
};

/**
 * A short form over the screen. Only its buttons and Escape close it. "Cancel" discards what was typed; after Escape it
 * is there when the form is opened again.
 */
export function FormDialog<Values extends object>(props: Props<Values>) {
  const { title, initialValues, validate, onSubmit, draft, submit, submitting, onClose, children } = props;
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason !== 'backdropClick' && !submitting && onClose()}
      maxWidth="xs"
      fullWidth
      aria-labelledby={id}
    >
      <ValidatedForm
        label={title}
        initialValues={initialValues}
        validate={validate}
        onSubmit={onSubmit}
        draft={draft}
        locked={submitting}
        onReset={onClose}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2.5 }}>{children}</Stack>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', px: 3, pb: 2.5, gap: 1 }}>
          <Button type="reset" disabled={submitting}>
            {translate('admin.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={submitting}>
            {submitting ? translate('admin.saving') : submit}
          </Button>
        </DialogActions>
      </ValidatedForm>
    </Dialog>
  );
}

import { useId } from 'react';
import { issuesOf, loginSchema, type Login } from '@programme/contracts';
import { PasswordField, TextField, ValidatedForm } from '@programme/forms';
import { useTranslate } from '@programme/mfe-contract';
import { Button, Stack, tokens, Typography } from '@programme/ui';

type Props = {
  readonly loggingIn: boolean;
  /** Why the last attempt was refused; empty when there was none. */
  readonly failure: string;
  /** Initial value of the name field: that of a newly registered account. */
  readonly username: string;
  readonly onLogin: (credentials: Login) => Promise<true | void>;
};

/** A refused login is told in a toast (S2 §8); the server's message also stays at the field, for toasts go. */
export function LoginForm({ loggingIn, failure, username, onLogin }: Props) {
  const translate = useTranslate();
  const failureId = useId();
  return (
    <ValidatedForm
      label={translate('auth.title')}
      initialValues={{ username, password: '' }}
      validate={(values) => issuesOf(loginSchema, values)}
      onSubmit={onLogin}
      draft="login"
      secret={['password']}
      locked={loggingIn}
    >
      <Stack sx={{ gap: 2.5 }}>
        <TextField name="username" label={translate('auth.username')} autoComplete="username" required />
        <Stack sx={{ gap: 0.75, ...(failure !== '' && { '& fieldset': { borderColor: tokens.color.bad } }) }}>
          <PasswordField
            name="password"
            label={translate('auth.password')}
            autoComplete="current-password"
            required
            input={{
              // With the name filled in already, the password is what comes next.
              autoFocus: username !== '',
              ...(failure !== '' && { 'aria-invalid': true, 'aria-describedby': failureId }),
            }}
          />
          {failure !== '' && (
            <Typography id={failureId} role="alert" variant="body2" sx={{ color: tokens.color.bad, fontWeight: 600 }}>
              {failure}
            </Typography>
          )}
        </Stack>
        <Button type="submit" variant="contained" size="large" loading={loggingIn}>
          {translate(loggingIn ? 'auth.submitting' : 'auth.submit')}
        </Button>
      </Stack>
    </ValidatedForm>
  );
}

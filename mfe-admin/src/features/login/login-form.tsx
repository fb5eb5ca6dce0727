import { issuesOf, loginSchema, type Login } from '@programme/contracts';
import { PasswordField, TextField, ValidatedForm } from '@programme/forms';
import { useTranslate } from '@programme/mfe-contract';
import { Button, Notice, Stack } from '@programme/ui';

type Props = {
  readonly loggingIn: boolean;
  /** Why the last attempt was refused; empty when there was none. */
  readonly failure: string;
  /** Initial value of the name field: that of a newly registered account. */
  readonly username: string;
  readonly onLogin: (credentials: Login) => Promise<void>;
};

export function LoginForm({ loggingIn, failure, username, onLogin }: Props) {
  const translate = useTranslate();
  return (
    <ValidatedForm
      label={translate('auth.title')}
      initialValues={{ username, password: '' }}
      validate={(values) => issuesOf(loginSchema, values)}
      onSubmit={onLogin}
    >
      <Stack sx={{ gap: 2.5 }}>
        {failure !== '' && (
          <Notice tone="error" role="alert" title={translate('auth.failed')}>
            {failure}
          </Notice>
        )}
        <TextField name="username" label={translate('auth.username')} autoComplete="username" required />
        <PasswordField
          name="password"
          label={translate('auth.password')}
          autoComplete="current-password"
          required
          // With the name filled in already, the password is what comes next.
          input={{ autoFocus: username !== '' }}
        />
        <Button type="submit" variant="contained" size="large" loading={loggingIn}>
          {translate(loggingIn ? 'auth.submitting' : 'auth.submit')}
        </Button>
      </Stack>
    </ValidatedForm>
  );
}

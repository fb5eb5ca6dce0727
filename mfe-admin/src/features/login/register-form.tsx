import { isApiError, type ApiError } from '@programme/api-client';
import { issuesOf, limits, registerSchema, type Registration } from '@programme/contracts';
import { PasswordField, TextField, ValidatedForm, type FormikHelpers } from '@programme/forms';
import { useTranslate } from '@programme/mfe-contract';
import { Button, Stack } from '@programme/ui';
import { CallFailure } from '../../shared/failures/call-failure';
import { loginApi } from './login.api';

type Props = { readonly onRegistered: (username: string) => void };

const empty: Registration = { username: '', password: '' };
const usernameTaken = 409;

/** Makes an account without any rights (decision B4). */
export function RegisterForm({ onRegistered }: Props) {
  const translate = useTranslate();
  const [register, { isLoading, error }] = loginApi.useRegisterMutation();

  const submit = async (registration: Registration, { setErrors }: FormikHelpers<Registration>) => {
    const result = await register(registration);
    if (isApiError(result.error)) return setErrors(fieldErrors(result.error));
    onRegistered(registration.username);
    return true;
  };

  return (
    <ValidatedForm
      label={translate('auth.register')}
      initialValues={empty}
      validate={(values) => issuesOf(registerSchema, values)}
      onSubmit={submit}
      draft="register"
      secret={['password']}
      locked={isLoading}
    >
      <Stack sx={{ gap: 2.5 }}>
        {isApiError(error) && Object.keys(fieldErrors(error)).length === 0 && (
          <CallFailure title={translate('auth.register.failed')} error={error} />
        )}
        <TextField
          name="username"
          label={translate('auth.username')}
          hint={translate('auth.register.username.hint', limits.username)}
          autoComplete="username"
          required
        />
        <PasswordField
          name="password"
          label={translate('auth.password')}
          hint={translate('auth.register.password.hint', limits.password)}
          autoComplete="new-password"
          required
        />
        <Button type="submit" variant="contained" size="large" loading={isLoading}>
          {translate(isLoading ? 'auth.register.submitting' : 'auth.register.submit')}
        </Button>
      </Stack>
    </ValidatedForm>
  );
}

/** A name that is taken shows the API's message at the field. */
const fieldErrors = ({ status, detail, errors }: ApiError): Readonly<Record<string, string>> =>
  status === usernameTaken ? { username: detail } : errors;

import { useEffect, useState } from 'react';
import { isApiError } from '@programme/api-client';
import { issuesOf, limits, linkUseSchema, type LinkUse } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { PasswordField, ValidatedForm, type FormikHelpers } from '@programme/forms';
import { routePath, usePageTitle, useTranslate } from '@programme/mfe-contract';
import { RouterLink, useLocation } from '@programme/platform';
import { Button, EntryCard, Notice, Spinner, Stack } from '@programme/ui';
import { KeyIcon } from '@programme/ui/staff-icons';
import { CallFailure } from '../../shared/failures/call-failure';
import { loginApi } from './login.api';
import { LoginGround } from './login-ground';

/** Opened by a link that an admin made: whoever has it sets the password of its account, once (decision B31). */
export function PasswordLinkPage() {
  const translate = useTranslate();
  usePageTitle(translate('link.title'));
  const token = useToken();
  const [usedToken, setUsedToken] = useState<string>();
  const isDone = usedToken === token;
  const { data: opened, error, refetch } = loginApi.useOpenLinkQuery(token ?? '', { skip: !token || isDone });

  if (token === undefined || (token !== '' && !opened && !error)) return <Spinner label={translate('link.loading')} />;
  return (
    <LoginGround>
      <EntryCard
        mark={<KeyIcon />}
        title={translate('link.title')}
        {...(opened && { lead: translate('link.lead', { username: isolated(opened.username) }) })}
      >
        {token === '' && (
          <Notice tone="error" title={translate('link.useless')}>
            {translate('link.incomplete')}
          </Notice>
        )}
        {error !== undefined && !isDone && (
          <CallFailure
            title={translate('link.useless')}
            error={error}
            {...(!isUsed(error) && { onRetry: () => void refetch() })}
          />
        )}
        {isDone && (
          <Stack sx={{ gap: 2.5 }}>
            <Notice tone="success" role="status" title={translate('link.done')}>
              {translate('link.done.text')}
            </Notice>
            <Button component={RouterLink} to={routePath('auth')} variant="contained" size="large">
              {translate('link.login')}
            </Button>
          </Stack>
        )}
        {opened && !isDone && <PasswordForm token={token} onDone={() => setUsedToken(token)} />}
      </EntryCard>
    </LoginGround>
  );
}

/** What a link carries behind its `#`; other anchors of the page leave it as it is. */
const tokens = /^#[\w-]{43}$/;

/** The token of the address; '' without one, undefined while a server renders, which does not see it. */
function useToken(): string | undefined {
  const { hash } = useLocation();
  const [token, setToken] = useState<string>();
  useEffect(() => setToken((known = '') => (tokens.test(hash) ? hash.slice(1) : known)), [hash]);
  return token;
}

const goneStatus = 410;

const isUsed = (error: unknown): boolean => isApiError(error) && error.status === goneStatus;

function PasswordForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const translate = useTranslate();
  const [send, { isLoading, error }] = loginApi.useUseLinkMutation();
  const atField = isApiError(error) && 'password' in error.errors;

  const submit = async (values: LinkUse, { setErrors }: FormikHelpers<LinkUse>) => {
    const result = await send(values);
    if (isApiError(result.error)) return setErrors(result.error.errors);
    onDone();
  };

  return (
    <ValidatedForm
      label={translate('link.title')}
      initialValues={{ token, password: '' }}
      validate={(values) => issuesOf(linkUseSchema, values)}
      onSubmit={submit}
      locked={isLoading}
    >
      <Stack sx={{ gap: 2.5 }}>
        {error !== undefined && !atField && <CallFailure title={translate('link.failed')} error={error} />}
        <PasswordField
          name="password"
          label={translate('users.password.label')}
          hint={translate('auth.register.password.hint', limits.password)}
          autoComplete="new-password"
          required
        />
        <Button type="submit" variant="contained" size="large" loading={isLoading}>
          {translate(isLoading ? 'link.submitting' : 'link.submit')}
        </Button>
      </Stack>
    </ValidatedForm>
  );
}

import { screen, waitFor } from '@testing-library/react';
import type { FormCase } from '@programme/testing/forms';
import { EmailSection } from '../features/account/email-section';
import { PasswordSection } from '../features/account/password-section';
import { LoginPage } from '../features/login/login.page';
import { PasswordLinkPage } from '../features/login/password-link.page';
import { UserEmailDialog } from '../features/users/user-email-dialog';
import { inStore, settings, staff, WithTexts } from './typed-texts.fixture';

const login = { path: '/auth', shell: { route: '/auth' }, answers: { 'GET /api/settings': settings } };

const account = { shell: { ...staff, route: '/account' }, answers: { 'GET /api/settings': settings } };

/** The form stays, without its passwords. */
const kept: Pick<NonNullable<FormCase['sending']>, 'success' | 'stays'> = {
  success: { status: 204 },
  stays: ({ toast }) => waitFor(() => expect(toast).toHaveBeenCalled()),
};

/** Forms of accounts, most of them with a password. */
export const accessForms: readonly FormCase[] = [
  {
    ...login,
    file: 'features/login/login-form.tsx',
    page: inStore(() => <LoginPage />),
    typed: { Username: 'grace.hopper' },
    secrets: { Password: 'correct horse battery' },
    sending: {
      press: 'Log in',
      call: 'login',
      success: {},
      // The shell leads on, once it knows who is logged in.
      stays: ({ toast }) => waitFor(() => expect(toast).toHaveBeenCalled()),
    },
  },
  {
    ...login,
    file: 'features/login/register-form.tsx',
    page: inStore(() => <LoginPage />),
    reach: async (person) => person.click(await screen.findByRole('tab', { name: 'Register' })),
    typed: { Username: 'grace.hopper' },
    secrets: { Password: 'correct horse battery' },
    sending: {
      press: 'Create account',
      call: 'POST /api/register',
      success: { status: 201, body: { id: 7, username: 'grace.hopper', isAdmin: false } },
      // The login begins with the new name.
      stays: () => screen.findByRole('status'),
    },
  },
  {
    file: 'features/login/password-link.page.tsx',
    page: inStore(() => <PasswordLinkPage />),
    shell: { route: `/link#${'x'.repeat(43)}` },
    answers: {
      'POST /api/links/open': { body: { purpose: 'reset', username: 'bob', until: '2027-03-12T10:00:00.000Z' } },
    },
    typed: {},
    reach: () => screen.findByLabelText('New password', { selector: 'input' }),
    secrets: { 'New password': 'correct horse battery' },
    sending: { press: 'Set password', call: 'POST /api/links/use', success: { status: 204 } },
  },
  {
    ...account,
    file: 'features/account/email-section.tsx',
    page: inStore(() => (
      <WithTexts of="admin-account">
        <EmailSection account={{ ...staff.user, email: null }} />
      </WithTexts>
    )),
    reach: () => screen.findByLabelText('E-mail (optional)'),
    typed: { 'E-mail (optional)': 'ada@example.com' },
    secrets: { 'Present password': 'the one of now' },
    sending: { ...kept, press: 'Save address', call: 'PUT /api/account/email' },
  },
  {
    ...account,
    file: 'features/account/password-section.tsx',
    page: inStore(() => (
      <WithTexts of="admin-account">
        <PasswordSection />
      </WithTexts>
    )),
    reach: () => screen.findByLabelText('Present password', { selector: 'input' }),
    typed: {},
    secrets: { 'Present password': 'the one of now', 'New password': 'correct horse battery' },
    sending: { ...kept, press: 'Change password', call: 'PUT /api/account/password' },
  },
  {
    file: 'features/users/user-email-dialog.tsx',
    page: inStore((close) => (
      <WithTexts of="admin-account">
        <UserEmailDialog
          user={{ id: 2, username: 'bob', isAdmin: false, email: null, passwordLink: null }}
          onClose={close}
        />
      </WithTexts>
    )),
    shell: staff,
    reach: () => screen.findByLabelText('E-mail (optional)'),
    typed: { 'E-mail (optional)': 'bob@example.com' },
    sending: { press: 'Save', call: 'PUT /api/users/2/email', success: { status: 204 } },
    discard: 'Cancel',
  },
];

import { screen, waitFor } from '@testing-library/react';
import type { FormCase } from '@programme/testing/forms';
import { LoginPage } from '../features/login/login.page';
import { PasswordLinkPage } from '../features/login/password-link.page';
import { ChangePasswordDialog } from '../features/users/change-password-dialog';
import { inStore, settings, staff } from './typed-texts.fixture';

const login = { path: '/auth', shell: { route: '/auth' }, answers: { 'GET /api/settings': settings } };

/** Forms with a password. */
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
    file: 'features/users/change-password-dialog.tsx',
    page: inStore((close) => <ChangePasswordDialog onClose={close} />),
    shell: staff,
    typed: {},
    secrets: { 'Present password': 'the one of now', 'New password': 'correct horse battery' },
    sending: { press: 'Change password', call: 'PUT /api/account/password', success: { status: 204 } },
    discard: 'Cancel',
  },
];

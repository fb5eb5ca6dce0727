import { formFiles } from '@programme/testing/form-files';
import { testForms } from '@programme/testing/forms';
import { accessForms } from './typed-texts.access.fixture';
import { offerForms } from './typed-texts.offers.fixture';
import { portalForms } from './typed-texts.portal.fixture';

/** They have no forms of their own. */
const components = {
  FormDialog: 'shared/dialogs/form-dialog.tsx',
  ReasonDialog: 'features/offers-management/answer/reason-dialog.tsx',
};

/** They ask, and have nothing to type into. */
const withoutFields = ['features/users/confirm-link-dialog.tsx', 'features/users/password-link-dialog.tsx'];

testForms(
  formFiles('mfe-admin', components).filter((file) => !withoutFields.includes(file)),
  [...accessForms, ...portalForms, ...offerForms],
);
